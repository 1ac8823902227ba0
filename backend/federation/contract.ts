import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

/** Releases in an outbox. */
export const OUTBOX_ENTRIES = 50

/** Activities that one network may send to us within any minute. */
export const ACTIVITIES_PER_MINUTE = 120

export const ACTIVITY_MAX_BYTES = 256 * 1024

/** A signed request is believed for so long before and after its date. */
export const SIGNATURE_MINUTES = 60

export const errors = defineErrors({
  'activity-signature': [401, 'The signature of this activity is missing, too old, or not that of its actor.'],
})

const params = z.object({ id: z.uuid() })

/** Finds the actor behind `acct:name@host` or the address of an artist's page (RFC 7033). */
export const getWebFinger = defineEndpoint({
  method: 'GET',
  path: '/.well-known/webfinger',
  query: z.object({ resource: z.string().max(500) }),
})

/** An artist as an ActivityPub actor. */
export const getActor = defineEndpoint({ method: 'GET', path: '/activitypub/artists/:id', params })

export const getOutbox = defineEndpoint({ method: 'GET', path: '/activitypub/artists/:id/outbox', params })

/** How many follow; never who. */
export const getActorFollowers = defineEndpoint({ method: 'GET', path: '/activitypub/artists/:id/followers', params })

/** A release as the note that followers got. */
export const getNote = defineEndpoint({ method: 'GET', path: '/activitypub/releases/:id', params })

/** Takes signed activities of other servers: Follow, Undo, Delete. Others are ignored. */
export const createActivity = defineEndpoint({ method: 'POST', path: '/activitypub/artists/:id/inbox', params })

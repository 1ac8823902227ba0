import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

/** Releases in an outbox. */
export const OUTBOX_ENTRIES = 50

/** Activities that one network may send to us within any minute. */
export const ACTIVITIES_PER_MINUTE = 120

export const ACTIVITY_MAX_BYTES = 256 * 1024

/** Times that one network may read an actor within any minute. */
export const ACTORS_PER_MINUTE = 120

/** Keys of other servers that one process fetches at a time. */
export const KEY_FETCHES = 8

/** Followers of one artist on one server: accounts of a server cost whoever runs it nothing. */
export const FOLLOWERS_PER_HOST = 5_000

/** For the answer to a signed request. Servers that are slower hold up the others. */
export const SIGNED_REQUEST_TIMEOUT_MS = 5_000

/** A signed request is believed for so long before and after its date. */
export const SIGNATURE_MINUTES = 60

export const errors = defineErrors({
  'activity-signature': [401, 'The signature of this activity is missing, too old, or not that of its actor.'],
  'followers-full': [403, 'Too many accounts of this server follow this artist.'],
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

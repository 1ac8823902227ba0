import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'

/** A date further away is a typing error. */
export const RELEASE_DAYS_MAX = 731

export const errors = defineErrors({
  'edition-unknown': [404, 'This edition does not exist.'],
  'not-a-draft': [409, 'This release is out already. Nothing was changed.'],
  'release-date-out-of-range': [422, 'The release date must be in the future, at most two years from now.'],
  'time-zone-unknown': [422, 'This time zone does not exist.'],
})

export const plannedRelease = z.object({
  /** ISO 8601. */
  releaseAt: z.string(),
  /** The IANA time zone in which the artist chose the date. */
  timeZone: z.string(),
  /** Its page is public before, with a countdown. */
  announced: z.boolean(),
})

export type PlannedRelease = z.output<typeof plannedRelease>

const params = z.object({ id: z.uuid() })

/** Sets when a draft is published, in place of an earlier date. */
export const updateRelease = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/editions/:id/release',
  params,
  body: z.object({
    releaseAt: z.iso.datetime({ offset: true, error: 'releaseAt is a date with its time.' }),
    timeZone: z.string().max(60),
    announced: z.boolean(),
  }),
  reply: plannedRelease,
})

/** Back to a draft without a date. */
export const deleteRelease = defineEndpoint({
  method: 'DELETE',
  path: '/api/artist/editions/:id/release',
  params,
  reply: z.object({ message: z.string() }),
})

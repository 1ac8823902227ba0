import { z } from 'zod'
import { job } from '#platform/jobs'

/** By the clock: what happened is added to the sums. */
export const eventsDue = job({
  name: 'analytics.fold-events',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

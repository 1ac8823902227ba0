import { z } from 'zod'
import { job } from '#platform/jobs'

/** By the clock: Godfrey looks after the house. */
export const checksDue = job({
  name: 'monitoring.checks-due',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

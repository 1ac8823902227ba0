import { z } from 'zod'
import { defineJob } from '#platform/jobs'

/** Scheduled. */
export const rollUpEventsJob = defineJob({
  name: 'analytics.roll-up-events',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

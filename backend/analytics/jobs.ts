import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled. */
export const rollUpEventsJob = defineJob({
  name: 'analytics.roll-up-events',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

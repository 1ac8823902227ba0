import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled. */
export const rollUpEventsJob = defineJob({
  name: 'analytics.roll-up-events',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled. */
export const runDueChecksJob = defineJob({
  name: 'operations.run-due-checks',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

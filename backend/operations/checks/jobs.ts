import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** One for each check, so that none waits for another. */
export const runCheckJob = defineJob({
  name: 'operations.run-check',
  payload: z.object({ check: z.string() }),
  retries: 0,
  concurrency: 3,
})

/** Scheduled. */
export const runDueChecksJob = defineJob({
  name: 'operations.run-due-checks',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** One for each check, so that none waits for another. One that a killed worker began is repeated when it is due again. */
export const runCheckJob = defineJob({
  name: 'operations.run-check',
  kind: 'clock',
  payload: z.object({ check: z.string() }),
  concurrency: 3,
})

/** Scheduled. */
export const runDueChecksJob = defineJob({
  name: 'operations.run-due-checks',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

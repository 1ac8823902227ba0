import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Answers a turn with the agent. Not retried: the visitor waits MODEL_TIMEOUT_SECONDS at most. */
export const runAgentTurnJob = defineJob({
  name: 'godfrey.run-agent-turn',
  payload: z.object({ turnId: z.uuid() }),
  retries: 0,
  concurrency: 8,
})

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Assesses the reviews that wait for a person. */
export const createAssessmentsJob = defineJob({
  name: 'godfrey.create-assessments',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM reviews r WHERE r.state = 'open' AND r.kind IN ('copyright', 'correction', 'handover')
                     AND NOT EXISTS (SELECT FROM godfrey_assessments a WHERE a.review_id = r.id))`,
})

/** Answers a turn with the agent. Not retried: the visitor waits MODEL_TIMEOUT_SECONDS at most. */
export const runAgentTurnJob = defineJob({
  name: 'godfrey.run-agent-turn',
  payload: z.object({ turnId: z.uuid() }),
  retries: 0,
  concurrency: 8,
})

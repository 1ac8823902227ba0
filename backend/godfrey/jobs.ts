import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Assesses the reviews that wait for a person. */
export const createAssessmentsJob = defineJob({
  name: 'godfrey.create-assessments',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  // The oldest are assessed first, and ids follow the time. Every ten minutes in any case, for those that became visible late.
  dueSql: `(SELECT id FROM reviews WHERE state = 'open' AND kind IN ('copyright', 'correction', 'handover')
             ORDER BY number DESC LIMIT 1)
           > coalesce((SELECT review_id FROM godfrey_assessments ORDER BY review_id DESC LIMIT 1),
                      '00000000-0000-0000-0000-000000000000')
        OR NOT EXISTS (SELECT FROM job_sums WHERE grain = 'minute' AND bucket > now() - interval '10 minutes' AND done > 0
                          AND queue = 'godfrey.create-assessments')`,
})

/** Answers a turn with the agent. Not retried: the visitor waits MODEL_TIMEOUT_SECONDS at most. */
export const runAgentTurnJob = defineJob({
  name: 'godfrey.run-agent-turn',
  payload: z.object({ turnId: z.uuid() }),
  retries: 0,
  concurrency: 8,
})

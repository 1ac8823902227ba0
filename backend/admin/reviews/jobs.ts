import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendReviewDecisionEmailJob = defineJob({
  name: 'admin.send-review-decision-email',
  kind: 'mail',
  payload: z.object({ reviewId: z.uuid() }),
})

/** How often due decisions are looked for. */
export const DUE_DECISIONS_SECONDS = 10

export const applyDueDecisionsJob = defineJob({
  name: 'admin.apply-due-decisions',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: 'EXISTS (SELECT FROM reviews WHERE effects_due_at <= now())',
})

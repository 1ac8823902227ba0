import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendReviewDecisionEmailJob = defineJob({
  name: 'admin.send-review-decision-email',
  kind: 'mail',
  payload: z.object({ reviewId: z.uuid() }),
})

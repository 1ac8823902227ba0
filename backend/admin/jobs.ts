import { z } from 'zod'
import { defineJob } from '#platform/jobs'

export const sendReviewDecisionEmailJob = defineJob({
  name: 'admin.send-review-decision-email',
  payload: z.object({ reviewId: z.uuid() }),
})

/** A moderation action about an artist, identified by its audit entry. */
export const sendModerationEmailJob = defineJob({
  name: 'admin.send-moderation-email',
  payload: z.object({ auditId: z.uuid() }),
})

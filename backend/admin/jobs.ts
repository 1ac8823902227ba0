import { z } from 'zod'
import { job } from '#platform/jobs'

export const reviewDecided = job({
  name: 'admin.mail-review-decision',
  payload: z.object({ reviewId: z.uuid() }),
})

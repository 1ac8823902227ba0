import { z } from 'zod'
import { job } from '#platform/jobs'

export const reviewDecided = job({
  name: 'admin.mail-review-decision',
  payload: z.object({ reviewId: z.uuid() }),
})

/** What staff did about an artist, by its line in the audit log. */
export const measureTaken = job({
  name: 'admin.mail-measure',
  payload: z.object({ auditId: z.uuid() }),
})

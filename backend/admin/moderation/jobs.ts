import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** A moderation action about an artist, identified by its audit entry. */
export const sendModerationEmailJob = defineJob({
  name: 'admin.send-moderation-email',
  kind: 'mail',
  payload: z.object({ auditId: z.uuid() }),
})

import { z } from 'zod'
import { languages } from '#contract/text'
import { defineJob } from '#queue/define-job'

/** Tells whoever left an address that their message has arrived. */
export const sendFeedbackConfirmationJob = defineJob({
  name: 'feedback.send-confirmation',
  kind: 'mail',
  payload: z.object({ feedbackId: z.uuid(), language: z.enum(languages) }),
})

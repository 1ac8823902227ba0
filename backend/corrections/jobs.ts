import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Enqueued when a correction is applied, undone, sent to review or decided. */
export const sendCorrectionUpdateJob = defineJob({
  name: 'corrections.send-correction-update',
  kind: 'mail',
  payload: z.object({
    correctionId: z.uuid(),
    event: z.enum(['applied', 'undone', 'in-review', 'carried-out', 'declined']),
  }),
})

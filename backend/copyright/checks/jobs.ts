import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Enqueued when an application goes to review; the mail tells the applicant why. */
export const sendApplicationInReviewJob = defineJob({
  name: 'copyright.send-application-in-review',
  kind: 'mail',
  payload: z.object({ applicationId: z.uuid() }),
})

/** Enqueued when the check of a song has set its state. */
export const sendSongCheckResultJob = defineJob({
  name: 'copyright.send-song-check-result',
  kind: 'mail',
  payload: z.object({ songId: z.uuid() }),
})

import { z } from 'zod'
import { defineJob } from '#platform/jobs'

/** Scheduled: fingerprints songs that have none, and sends overdue checks to review. */
export const createMissingFingerprintsJob = defineJob({
  name: 'copyright.create-missing-fingerprints',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

/** Enqueued when an application goes to review; the mail tells the applicant why. */
export const sendApplicationInReviewJob = defineJob({
  name: 'copyright.send-application-in-review',
  payload: z.object({ applicationId: z.uuid() }),
})

/** Enqueued when the check of a song has set its state. */
export const sendSongCheckResultJob = defineJob({
  name: 'copyright.send-song-check-result',
  payload: z.object({ songId: z.uuid() }),
})

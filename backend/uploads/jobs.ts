import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: deletes expired uploads. */
export const purgeUploadsJob = defineJob({
  name: 'uploads.purge-uploads',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

/** Checks an uploaded song: Godfrey reads its documents and compares the recording with all others. */
export const verifySongJob = defineJob({
  name: 'uploads.verify-song',
  isHeavy: true,
  payload: z.object({ songId: z.uuid() }),
  concurrency: 1,
})

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Creates the full-resolution file of a copy when its owner first opens it. */
export const createWatermarkedFileJob = defineJob({
  name: 'art-cards.create-watermarked-file',
  isHeavy: true,
  payload: z.object({ certificateId: z.uuid() }),
  concurrency: 1,
})

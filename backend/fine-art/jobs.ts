import { z } from 'zod'
import { defineJob } from '#platform/jobs'

/** `collectorId` is null for an unknown address, so that the caller cannot tell the difference, not even by timing. */
export const sendCollectorLinkJob = defineJob({
  name: 'art-cards.send-collector-link',
  payload: z.object({ collectorId: z.uuid().nullable() }),
})

/** Renders the pictures of a new card. One at a time, since each needs a few hundred megabytes of memory. */
export const prepareCardJob = defineJob({
  name: 'art-cards.prepare-card',
  payload: z.object({ cardId: z.uuid() }),
  concurrency: 1,
})

/** Creates the full-resolution file of a copy when its owner first opens it. */
export const createWatermarkedFileJob = defineJob({
  name: 'art-cards.create-watermarked-file',
  payload: z.object({ certificateId: z.uuid() }),
  concurrency: 1,
})

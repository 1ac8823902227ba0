import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Renders the pictures of a new card. One at a time, since each needs a few hundred megabytes of memory. */
export const renderCardImagesJob = defineJob({
  name: 'art-cards.render-card-images',
  isHeavy: true,
  payload: z.object({ cardId: z.uuid() }),
  concurrency: 1,
})

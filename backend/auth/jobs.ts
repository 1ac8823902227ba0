import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendReplacementGKeyEmailJob = defineJob({
  name: 'auth.send-replacement-g-key-email',
  kind: 'mail',
  payload: z.object({ artistId: z.uuid() }),
})

/**
 * Enqueued with an empty list for an unknown address, so that the caller cannot tell the difference, not even by
 * timing.
 */
export const openLostGKeyReviewsJob = defineJob({
  name: 'auth.open-lost-g-key-reviews',
  payload: z.object({ artistIds: z.array(z.uuid()) }),
})

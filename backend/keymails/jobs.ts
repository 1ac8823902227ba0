import { z } from 'zod'
import { defineJob } from '#platform/jobs'

export const sendMailingJob = defineJob({
  name: 'keymails.send-mailing',
  payload: z.object({ mailingId: z.uuid() }),
  concurrency: 4,
})

export const sendGiftJob = defineJob({ name: 'copies.send-gift', payload: z.object({ giftId: z.uuid() }) })

/**
 * `keymailId` is null if the code is unknown. The job is enqueued regardless, so that response and timing reveal
 * nothing.
 */
export const sendSignInLinkJob = defineJob({
  name: 'keymails.send-sign-in-link',
  payload: z.object({ keymailId: z.uuid().nullable() }),
})

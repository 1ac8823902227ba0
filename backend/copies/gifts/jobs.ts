import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** To the recipient. */
export const sendGiftJob = defineJob({
  name: 'copies.send-gift',
  kind: 'mail',
  payload: z.object({ giftId: z.uuid() }),
})

/** To the giver, once the gift was taken. */
export const sendGiftTakenJob = defineJob({
  name: 'copies.send-gift-taken',
  kind: 'mail',
  payload: z.object({ giftId: z.uuid() }),
})

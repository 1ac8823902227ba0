import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendGiftJob = defineJob({
  name: 'copies.send-gift',
  kind: 'mail',
  payload: z.object({ giftId: z.uuid() }),
})

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const sendGiftJob = defineJob({ name: 'copies.send-gift', payload: z.object({ giftId: z.uuid() }) })

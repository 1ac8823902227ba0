import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const enqueueReceiptsJob = defineJob({
  name: 'payments.enqueue-receipts',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

export const sendReceiptJob = defineJob({
  name: 'payments.send-receipt',
  kind: 'mail',
  payload: z.object({ orderId: z.uuid() }),
})

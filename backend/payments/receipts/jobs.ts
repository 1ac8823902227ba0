import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const enqueueReceiptsJob = defineJob({
  name: 'payments.enqueue-receipts',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const sendReceiptJob = defineJob({ name: 'payments.send-receipt', payload: z.object({ orderId: z.uuid() }) })

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const enqueueReceiptsJob = defineJob({
  name: 'payments.enqueue-receipts',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM orders WHERE state = 'completed' AND receipt_queued_at IS NULL)`,
})

export const sendReceiptJob = defineJob({
  name: 'payments.send-receipt',
  kind: 'mail',
  payload: z.object({ orderId: z.uuid() }),
})

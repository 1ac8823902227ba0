import { z } from 'zod'
import { job } from '#platform/jobs'

export const captureUncertain = job({
  name: 'payments.reconcile-order',
  payload: z.object({ orderId: z.uuid() }),
  // The sweep asks again anyway.
  retries: 2,
  concurrency: 8,
})

export const captureSweepDue = job({
  name: 'payments.sweep-captures',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const holdSweepDue = job({
  name: 'payments.sweep-holds',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const receiptsDue = job({ name: 'payments.queue-receipts', payload: z.object({}), retries: 0, concurrency: 1 })

export const receiptDue = job({ name: 'payments.send-receipt', payload: z.object({ orderId: z.uuid() }) })

export const booksDue = job({ name: 'payments.compare-books', payload: z.object({}), retries: 3, concurrency: 1 })

export const paypalEventStored = job({
  name: 'payments.apply-paypal-event',
  payload: z.object({ eventId: z.string() }),
  concurrency: 8,
})

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

export const paypalEventStored = job({
  name: 'payments.apply-paypal-event',
  payload: z.object({ eventId: z.string() }),
})

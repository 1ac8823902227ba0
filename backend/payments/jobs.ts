import { z } from 'zod'
import { defineJob } from '#platform/jobs'

export const reconcileOrderJob = defineJob({
  name: 'payments.reconcile-order',
  payload: z.object({ orderId: z.uuid() }),
  // The order is enqueued again while its capture is open, so few retries suffice.
  retries: 2,
  concurrency: 8,
})

export const enqueueReconciliationsJob = defineJob({
  name: 'payments.enqueue-reconciliations',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const releaseExpiredHoldsJob = defineJob({
  name: 'payments.release-expired-holds',
  payload: z.object({}),
  retries: 0,
  concurrency: 1,
})

export const enqueueReceiptsJob = defineJob({ name: 'payments.enqueue-receipts', payload: z.object({}), retries: 0, concurrency: 1 })

export const sendReceiptJob = defineJob({ name: 'payments.send-receipt', payload: z.object({ orderId: z.uuid() }) })

export const reconcileLedgerJob = defineJob({ name: 'payments.reconcile-ledger', payload: z.object({}), retries: 3, concurrency: 1 })

export const applyPaypalEventJob = defineJob({
  name: 'payments.apply-paypal-event',
  payload: z.object({ eventId: z.string() }),
  concurrency: 8,
})

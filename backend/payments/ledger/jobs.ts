import { z } from 'zod'
import { defineJob } from '#queue/define-job'

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

export const reconcileLedgerJob = defineJob({
  name: 'payments.reconcile-ledger',
  payload: z.object({}),
  retries: 3,
  concurrency: 1,
})

import { z } from 'zod'
import { defineJob } from '#queue/define-job'

export const reconcileOrderJob = defineJob({
  name: 'payments.reconcile-order',
  kind: 'provider',
  payload: z.object({ orderId: z.uuid() }),
  concurrency: 8,
})

export const enqueueReconciliationsJob = defineJob({
  name: 'payments.enqueue-reconciliations',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: `EXISTS (SELECT FROM orders WHERE state = 'capturing' AND capturing_since < now() - interval '10 seconds')`,
})

export const reconcileLedgerJob = defineJob({
  name: 'payments.reconcile-ledger',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

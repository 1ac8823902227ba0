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
})

export const reconcileLedgerJob = defineJob({
  name: 'payments.reconcile-ledger',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

export { getOrderDifference } from './get-order-difference.ts'
export { enqueueReconciliations } from './enqueue-reconciliations.ts'
export { reconcileLedger } from './reconcile-ledger.ts'
export { reconcileOrder } from './reconcile-order.ts'

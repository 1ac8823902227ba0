export { reconcileLedger } from './compare-books.ts'
export { captureOrder } from './capture-order.ts'
export { claimOrder, buildClaimSql } from './claim-order.ts'
export { compareLedger } from './compare-with-provider.ts'
export { createOrderInSession } from './create-order.ts'
export { registerProduct, type Product, type Quote } from './fulfilment.ts'
export {
  reconcileLedgerJob,
  enqueueReconciliationsJob,
  reconcileOrderJob,
  releaseExpiredHoldsJob,
  applyPaypalEventJob,
  sendReceiptJob,
  enqueueReceiptsJob,
} from './jobs.ts'
export { deleteSoldOutItem, buildHoldSql, buildHoldValues, buildUnavailableError } from './hold-order.ts'
export { releaseExpiredHolds } from './let-go.ts'
export { toCents } from './money.ts'
export { calculateNetworkHoldLimit } from './network-holds.ts'
export { getOwnOrder, orderByProviderIdSql, type Order } from './order.ts'
export { receiptDocument } from './receipt-document.ts'
export { applyPaypalEvent } from './receive-paypal-event.ts'
export { reconcileOrder, enqueueReconciliations } from './reconcile-order.ts'
export { issueRefund, claimRefund } from './refund-order.ts'
export { orderRoutes } from './routes.ts'
export { enqueueReceipts, sendReceipt } from './send-receipt.ts'
export { settleOrder, buildSettleSql } from './settle-order.ts'

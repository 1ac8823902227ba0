export { compareBooks } from './compare-books.ts'
export { captureOrder } from './capture-order.ts'
export { claimOrder, claimText } from './claim-order.ts'
export { compareWithProvider } from './compare-with-provider.ts'
export { createOrder } from './create-order.ts'
export { wireFulfilment, type Fulfilment, type Quote } from './fulfilment.ts'
export {
  booksDue,
  captureSweepDue,
  captureUncertain,
  holdSweepDue,
  paypalEventStored,
  receiptDue,
  receiptsDue,
} from './jobs.ts'
export { forgetSoldOut, holdText, holdValues, refuseGone } from './hold-order.ts'
export { sweepHolds } from './let-go.ts'
export { centsOf } from './money.ts'
export { holdsPerNetwork } from './network-holds.ts'
export { findOwnOrder, findProviderOrderText, type Order } from './order.ts'
export { receiptDocument } from './receipt-document.ts'
export { applyPaypalEvent } from './receive-paypal-event.ts'
export { reconcileOrder, sweepCaptures } from './reconcile-order.ts'
export { carryOutRefund, claimRefund } from './refund-order.ts'
export { paymentRoutes } from './routes.ts'
export { queueReceipts, sendReceipt } from './send-receipt.ts'
export { settleOrder, settleText } from './settle-order.ts'

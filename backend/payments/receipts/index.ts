export { enqueueReceipts } from './enqueue-receipts.ts'
export { receiptDocument } from './receipt-document.ts'
export { sendReceipt } from './send-receipt.ts'

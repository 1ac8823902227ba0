export { enqueueReceipts } from './enqueue-receipts.ts'
export { formatOrderWording, type OrderWording, orderWordingSql } from './order-wording.ts'
export { receiptDocument } from './receipt-document.ts'
export { sendReceipt } from './send-receipt.ts'

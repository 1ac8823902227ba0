export { enqueueReceipts } from './enqueue-receipts.ts'
export { enqueueReceiptsJob, sendReceiptJob } from './jobs.ts'
export { receiptDocument } from './receipt-document.ts'
export { sendReceipt } from './send-receipt.ts'

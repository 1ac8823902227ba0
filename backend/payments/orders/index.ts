export { captureOrder } from './capture-order.ts'
export { deletePayer } from './delete-payer.ts'
export { createOrder } from './create-order.ts'
export { applyCaptureResult, applyProviderOrder, type CaptureOutcome, releaseClaim } from './settle-order.ts'

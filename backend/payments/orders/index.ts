export { captureOrder } from './capture-order.ts'
export { createOrder } from './create-order.ts'
export { orderRoutes } from './routes.ts'
export { applyCaptureResult, applyProviderOrder, type CaptureOutcome, releaseClaim } from './settle-order.ts'

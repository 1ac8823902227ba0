export { buildPaymentUrl } from './build-payment-url.ts'
export { getPaymentSetup } from './get-payment-setup.ts'
export { getPaypal } from './get-paypal.ts'
export {
  captureProviderOrder,
  type CaptureResult,
  createProviderOrder,
  getProviderOrder,
  type ProviderOrder,
} from './provider-orders.ts'
export { refundProviderCapture } from './refund-provider-capture.ts'

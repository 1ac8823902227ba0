export { applyPaypalEvent } from './apply-paypal-event.ts'
export { webhookRoutes } from './routes.ts'

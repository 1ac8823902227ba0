export { applyPaypalEvent } from './apply-paypal-event.ts'
export { applyPaypalEventJob } from './jobs.ts'
export { webhookRoutes } from './routes.ts'

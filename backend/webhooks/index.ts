export { artistWebhookRoutes } from './routes.ts'
export { createDeliveries } from './sending/create-deliveries.ts'
export { purgeDeliveries } from './purge-deliveries.ts'
export { sendDelivery } from './sending/send-delivery.ts'

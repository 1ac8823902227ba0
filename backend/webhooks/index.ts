export { createDeliveries } from './sending/create-deliveries.ts'
export { deleteAllWebhooks } from './delete-webhook.ts'
export { purgeDeliveries } from './purge-deliveries.ts'
export { sendDelivery } from './sending/send-delivery.ts'

export { applyPaypalEvent } from './apply-paypal-event.ts'
export { deleteEventBodies } from './delete-event-bodies.ts'

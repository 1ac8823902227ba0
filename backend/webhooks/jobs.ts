import { z } from 'zod'
import { defineJob } from '#queue/define-job'

/** Scheduled: turns what happened into messages, one for each webhook that asked for them. */
export const createDeliveriesJob = defineJob({
  name: 'webhooks.create-deliveries',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
  dueSql: 'EXISTS (SELECT FROM webhook_events)',
})

/** One try. `turn` is that of the delivery: another number means that another job has the next try. */
export const sendDeliveryJob = defineJob({
  name: 'webhooks.delivery',
  payload: z.object({ deliveryId: z.uuid(), turn: z.number().int() }),
  concurrency: 8,
})

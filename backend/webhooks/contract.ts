import { z } from 'zod'
import { defineEndpoint, defineErrors, type OutgoingMessage } from '#contract/http'

export const WEBHOOKS_MAX = 5

export const URL_MAX = 500

/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ['copy.sold', 'copy.refunded', 'keymail.redeemed', 'edition.sold-out'] as const

/** For so long a delivery that fails is tried again. */
export const RETRY_DAYS = 3

/** For so long deliveries are listed and can be repeated. */
export const DELIVERIES_KEPT_DAYS = 30

/** After a new secret, messages carry a signature with the one before, too. */
export const OLD_SECRET_HOURS = 24

export const DELIVERIES_PER_PAGE = 25

/** Test messages and repeated deliveries of an artist within any minute. */
export const DELIVERIES_PER_MINUTE = 20

export const errors = defineErrors({
  'webhook-address': [422, 'This address cannot receive webhooks.'],
  'too-many-webhooks': [
    409,
    `You have ${WEBHOOKS_MAX} webhooks. Delete one that you no longer use, then create this one.`,
  ],
  'webhook-off': [409, 'This webhook is switched off. Switch it on first.'],
})

const edition = z.object({
  kind: z.enum(['song', 'album', 'art-card']),
  editionId: z.string(),
  title: z.string(),
  copies: z.number(),
})

const sale = edition.extend({
  copy: z.number(),
  copyId: z.string(),
  /** In dollars, such as 7.50. */
  price: z.string(),
  currency: z.literal('USD'),
})

const defineMessage = <E extends (typeof WEBHOOK_EVENTS)[number], D extends z.ZodType>(
  event: E,
  about: string,
  data: D,
) => ({ about, body: z.object({ type: z.literal(event), timestamp: z.iso.datetime(), data }) })

/** What is sent of each event. */
export const webhookMessages = {
  'copy.sold': defineMessage('copy.sold', 'A copy was sold, with or without a Keymail.', sale),
  'copy.refunded': defineMessage(
    'copy.refunded',
    'A sale was refunded in full or lost in a dispute, and the copy is void.',
    sale.extend({ reason: z.string() }),
  ),
  'keymail.redeemed': defineMessage('keymail.redeemed', 'A Keymail was redeemed; a copy was sold with it.', sale),
  'edition.sold-out': defineMessage('edition.sold-out', 'The last copy of an edition was sold.', edition),
} satisfies Record<(typeof WEBHOOK_EVENTS)[number], OutgoingMessage>

const url = z.string().trim().min(1).max(URL_MAX)
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length)
const params = z.object({ id: z.uuid() })

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  createdAt: z.string(),
  /** Failed tries in a row; 0 while it works. */
  failures: z.number(),
  /** Deliveries that are still to arrive. */
  waiting: z.number(),
})

const delivery = z.object({
  id: z.string(),
  /** The `webhook-id` of the message, the same at every try. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.string(),
  tries: z.number(),
  lastTriedAt: z.string().nullable(),
  /** HTTP status of the last answer; null if there was none. */
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** The message, as it is sent. */
  body: z.string(),
})

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/artist/webhooks',
  reply: z.array(webhook),
})

/** The reply is the only one that contains the secret, until the next one is created. */
export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/artist/webhooks',
  body: z.object({ url, events }),
  reply: webhook.extend({ secret: z.string() }),
})

export const updateWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/artist/webhooks/:id',
  params,
  body: z.object({ url: url.optional(), events: events.optional(), active: z.boolean().optional() }),
  reply: webhook,
})

/** With its deliveries. */
export const deleteWebhook = defineEndpoint({ method: 'DELETE', path: '/api/artist/webhooks/:id', params })

/** A new secret, shown this once. The one before signs, too, for a day. */
export const createWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/artist/webhooks/:id/secret',
  params,
  reply: z.object({ secret: z.string() }),
})

/** Sends a message of the type `test`. */
export const createTestDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/artist/webhooks/:id/test',
  params,
  reply: z.object({ id: z.string() }),
})

/** Newest first; `cursor` is the last id of the page before. */
export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/artist/webhooks/:id/deliveries',
  params,
  query: z.object({ cursor: z.uuid().optional() }),
  reply: z.object({ deliveries: z.array(delivery), next: z.string().nullable() }),
})

/** Sends the same message again, under the same id, whatever became of it before. */
export const retryWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/artist/webhooks/:id/deliveries/:deliveryId/repeat',
  params: z.object({ id: z.uuid(), deliveryId: z.uuid() }),
})

import type { WEBHOOK_EVENTS } from '#contract/webhooks'
import type { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What happened, as people read it. */
export const EVENT_LABELS = {
  'copy.sold': 'event.sold',
  'copy.refunded': 'event.refunded',
  'keymail.redeemed': 'event.redeemed',
  'edition.sold-out': 'event.soldOut',
} as const satisfies Record<WebhookEvent, keyof (typeof workshopDevelopers)['messages']>

import type { WEBHOOK_EVENTS } from '#contract/webhooks'

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What happened, as people read it. */
export const eventLabels: Record<WebhookEvent, string> = {
  'copy.sold': 'A copy is sold',
  'copy.refunded': 'A copy is refunded',
  'keymail.redeemed': 'A Keymail is redeemed',
  'edition.sold-out': 'An edition is sold out',
}

import type { EndpointReply } from '#contract/http'
import type { validateKeymail } from '#contract/keymails'
import { getUnfinishedOrder } from '#frontend/checkout/unfinished-order.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'

export type KeymailOffer = EndpointReply<typeof validateKeymail>

/** The offer of a payment that began before a reload, so that it resumes. */
export function getPaidOffer(): KeymailOffer | undefined {
  const offer = getSessionItem('keymailOffer')
  return offer && getUnfinishedOrder({ purpose: 'keymail', reference: offer.keymailCode }) ? offer : undefined
}

import type { EndpointReply } from '#contract/http'
import type { validateKeymail } from '#contract/keymails'
import { getSessionItem } from '#frontend/lib/session-storage.ts'

export type KeymailOffer = EndpointReply<typeof validateKeymail>

/** The offer of a payment that began before a reload, so that it resumes. */
export function getPaidOffer(): KeymailOffer | undefined {
  const order = getSessionItem('paypalOrder')
  const offer = getSessionItem('keymailOffer')
  return order?.purpose === 'keymail' && order.reference === offer?.keymailCode ? offer : undefined
}

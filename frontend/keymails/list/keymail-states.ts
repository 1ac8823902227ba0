import { formatCount } from '#frontend/lib/format-number.ts'
import type { listKeymails } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'

export type Keymail = EndpointReply<typeof listKeymails>[number]
export type KeymailState = Keymail['state']

export const STATE_LABELS: Record<KeymailState, string> = {
  issued: 'Issued',
  sent: 'Sent',
  capturing: 'Payment in progress',
  redeemed: 'Redeemed',
  void: 'Void',
}

/** '1 Keymail', '9,999 Keymails'. */
export const formatKeymailCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'Keymail' : 'Keymails'}`

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

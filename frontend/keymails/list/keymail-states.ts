import type { listKeymails } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import type { keymailMessages } from '#text/messages/catalogs/keymails/en'

export type Keymail = EndpointReply<typeof listKeymails>[number]
export type KeymailState = Keymail['state']

/** What stands under the number of Keymails in a state. */
export const COUNT_LABELS = {
  issued: 'count.issued',
  sent: 'count.sent',
  capturing: 'state.paying',
  redeemed: 'count.redeemed',
  void: 'count.void',
} as const satisfies Record<KeymailState, keyof (typeof keymailMessages)['messages']>

export const STATE_LABELS = {
  issued: 'state.issued',
  sent: 'state.sent',
  capturing: 'state.paying',
  redeemed: 'state.redeemed',
  void: 'state.void',
} as const satisfies Record<KeymailState, keyof (typeof keymailMessages)['messages']>

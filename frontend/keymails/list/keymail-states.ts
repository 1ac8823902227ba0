import type { listKeymails } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import type { keymailMessages } from '#text/messages/catalogs/keymails/en'

export type Keymail = EndpointReply<typeof listKeymails>[number]
export type KeymailState = Keymail['state']

export const STATE_LABELS = {
  issued: 'state.issued',
  sent: 'state.sent',
  capturing: 'state.paying',
  redeemed: 'state.redeemed',
  void: 'state.void',
} as const satisfies Record<KeymailState, keyof (typeof keymailMessages)['messages']>

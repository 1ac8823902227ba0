import type { listKeymails } from '#contract/keymails'
import type { ReplyOf } from '#contract/platform'

export type Keymail = ReplyOf<typeof listKeymails>[number]
export type KeymailState = Keymail['state']

export const STATE_WORDS: Record<KeymailState, string> = {
  issued: 'Issued',
  sent: 'Sent',
  capturing: 'Being paid',
  redeemed: 'Redeemed',
  void: 'Void',
}

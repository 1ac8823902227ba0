import type { Keymail } from './keymail-states.ts'

/** Where its mail is, or why it is void; empty when there is nothing to add. */
export function buildKeymailNote({ state, mail, voidReason, reissued }: Keymail): string {
  if (state === 'void') {
    const why = {
      artist: 'You made it void.',
      refund: 'The money went back to the fan.',
      dispute: 'PayPal took the money back.',
    }
    return `${voidReason ? why[voidReason] : 'It is void.'} ${reissued ? 'Its number has a new code.' : 'Its number is free.'}`
  }
  if (!mail) return ''
  const to = mail.to ?? 'somebody'
  switch (mail.state) {
    case 'queued':
    case 'sending':
      return `On its way to ${to}`
    case 'sent':
      return `Mailed to ${to}`
    case 'bounced':
      return `${to} does not take mail: ${mail.reason ?? 'the address was refused'}`
    case 'suppressed':
      return `${to} wants no mail from artists. The code is still yours to give.`
    case 'dropped':
      return 'Not mailed: it was paid for or voided first.'
  }
}

import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { TicketStub, type TicketState } from '#frontend/ui/ticket/TicketStub.tsx'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import type { Keymail, KeymailState } from './keymail-states.ts'

const TICKET_STATES: Record<KeymailState, TicketState> = {
  issued: 'issued',
  sent: 'issued',
  capturing: 'paying',
  redeemed: 'redeemed',
  void: 'void',
}

interface KeymailRowProps {
  artist: string
  keymail: Keymail
  selected: boolean
  onSelect: (on: boolean) => void
}

/** One Keymail as a ticket, with a note on its delivery or on why it is void. */
export function KeymailRow({ artist, keymail, selected, onSelect }: KeymailRowProps) {
  const { code, songTitle, copy, of, price, state } = keymail
  const unpaid = state === 'issued' || state === 'sent'
  const note = buildKeymailNote(keymail)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_8rem]">
      <Checkbox
        label={<span className="sr-only">Choose {code}</span>}
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <TicketStub
        size="row"
        artist={artist}
        song={songTitle}
        code={code}
        copy={copy}
        of={of}
        price={toCents(price)}
        state={TICKET_STATES[state]}
      />
      {unpaid && (
        <div className="max-sm:col-start-2">
          <CopyButton look="plain" text={code} label="Copy code" about={code} />
        </div>
      )}
      {note && (
        <p className="col-start-2 flex flex-wrap items-center gap-x-2 text-sm text-bone-3 [overflow-wrap:anywhere]">
          {state === 'sent' && <Badge>Sent</Badge>}
          {note}
        </p>
      )}
    </li>
  )
}

/** What the ticket itself does not show; empty when there is nothing to add. */
function buildKeymailNote({ state, mail, voidReason, reissued }: Keymail): string {
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

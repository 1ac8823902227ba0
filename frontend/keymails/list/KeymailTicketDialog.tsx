import { Ticket } from 'lucide-react'
import { paths } from '#frontend/lib/paths.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { TicketStub, type TicketState } from '#frontend/ui/ticket/TicketStub.tsx'
import { buildKeymailNote } from './build-keymail-note.ts'
import type { Keymail, KeymailState } from './keymail-states.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const TICKET_STATES: Record<KeymailState, TicketState> = {
  issued: 'issued',
  sent: 'issued',
  capturing: 'paying',
  redeemed: 'redeemed',
  void: 'void',
}

/** A button that shows a Keymail as the ticket its fan gets, with its code and link to copy. */
export function KeymailTicketDialog({ artist, keymail }: { artist: string; keymail: Keymail }) {
  const t = useMessages(keymailMessages)
  const { code, songTitle, copy, of, price, state, address } = keymail
  const unpaid = state === 'issued' || state === 'sent'
  return (
    <Dialog
      title={t('ticket.title', { copy, of })}
      description={buildKeymailNote(keymail, t) || undefined}
      trigger={
        <Button variant="plain" aria-label={t('ticket.of', { code })}>
          <Ticket aria-hidden="true" />
          <span className="max-sm:sr-only">{t('ticket.label')}</span>
        </Button>
      }
    >
      <TicketStub
        artist={artist}
        song={songTitle}
        code={code}
        copy={copy}
        of={of}
        price={toCents(price)}
        state={TICKET_STATES[state]}
        address={address}
      />
      {unpaid && (
        <div className="mt-5 flex flex-wrap gap-3">
          <CopyButton text={code} label={t('copyCode')} about={code} />
          <CopyButton
            text={`${location.origin}${paths.redeemKeymail.href}?code=${code}`}
            label={t('copyLink')}
            about={code}
          />
        </div>
      )}
    </Dialog>
  )
}

import type { EndpointReply } from '#contract/http'
import { listEditions } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
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

export type ShownKeymail = { keymail: Keymail; opener: HTMLElement }

interface KeymailTicketDialogProps {
  artist: string
  /** Undefined: nothing is open. */
  shown: ShownKeymail | undefined
  onClose: () => void
}

/** A Keymail as the ticket its fan gets, with its code and link to copy. */
export function KeymailTicketDialog({ artist, shown, onClose }: KeymailTicketDialogProps) {
  const t = useMessages(keymailMessages)
  if (!shown) return null
  const { keymail, opener } = shown
  const { code, copy, of, state } = keymail
  const unpaid = state === 'issued' || state === 'sent'
  return (
    <Dialog
      title={t('ticket.title', { copy, of })}
      description={buildKeymailNote(keymail, t) || undefined}
      open
      onOpenChange={onClose}
      opener={opener}
    >
      <KeymailTicket artist={artist} keymail={keymail} />
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

/** Rendered while it is open: the cover is looked up then. */
function KeymailTicket({ artist, keymail }: { artist: string; keymail: Keymail }) {
  const { code, editionId, songTitle, copy, of, price, state, address } = keymail
  const editions = useApiQuery(listEditions)
  const edition = editions.data?.find(({ id }) => id === editionId)
  return (
    <TicketStub
      artist={artist}
      song={songTitle}
      code={code}
      copy={copy}
      of={of}
      price={toCents(price)}
      cover={edition && getEditionCover(edition)}
      state={TICKET_STATES[state]}
      address={address}
    />
  )
}

const getEditionCover = ({ id, kind, songIds, coverUrl }: EndpointReply<typeof listEditions>[number]) => ({
  id: kind === 'album' ? id : (songIds[0] ?? id),
  url: coverUrl,
})

import type { ReactNode } from 'react'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export type KeymailTicket = {
  song: string
  code: string
  address?: string
  copy: number
  of: number
  cents: number
  demo: boolean
}

interface TicketPreviewProps {
  ticket: KeymailTicket
  artist: string
  /** Undefined for a title that is not in the catalog. */
  cover: { id: string; url: string | null } | undefined
  fresh: boolean
}

export function TicketPreview({ ticket, artist, cover, fresh }: TicketPreviewProps) {
  const t = useMessages(keymailMessages)
  return (
    <div className="min-w-0 lg:sticky lg:top-8">
      <TicketStub
        artist={artist}
        song={ticket.song}
        {...(ticket.code ? { code: ticket.code } : {})}
        copy={ticket.copy}
        of={ticket.of}
        cover={cover}
        price={ticket.cents}
        state={ticket.demo ? 'demo' : 'issued'}
        {...(ticket.address ? { address: ticket.address } : {})}
      />
      {fresh ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <CopyButton text={ticket.code} label={t('copyCode')} look="primary" />
          {ticket.address && <CopyButton text={ticket.address} label={t('copyAddress')} />}
          {ticket.demo && <p className="text-bone-2">{t('testMode')}</p>}
        </div>
      ) : (
        <Note>{t('preview.next')}</Note>
      )}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-5 text-sm text-bone-3">{children}</p>

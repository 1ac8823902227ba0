import type { ReactNode } from 'react'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'

export type KeymailTicket = {
  song: string
  code: string
  address?: string
  copy: number
  of: number
  cents: number
  demo: boolean
}

export function TicketPreview({ ticket, artist, fresh }: { ticket: KeymailTicket; artist: string; fresh: boolean }) {
  return (
    <div className="min-w-0 lg:sticky lg:top-8">
      <TicketStub
        artist={artist}
        song={ticket.song}
        {...(ticket.code ? { code: ticket.code } : {})}
        copy={ticket.copy}
        of={ticket.of}
        price={ticket.cents}
        state={ticket.demo ? 'demo' : 'issued'}
        {...(ticket.address ? { address: ticket.address } : {})}
      />
      {fresh ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <CopyButton text={ticket.code} label="Copy code" look="primary" />
          {ticket.address && <CopyButton text={ticket.address} label="Copy address" />}
          {ticket.demo && <p className="text-bone-2">Test mode - not redeemable</p>}
        </div>
      ) : (
        <Note>This is the next copy of the edition. Its code is printed when you create it.</Note>
      )}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-5 text-sm text-bone-3">{children}</p>

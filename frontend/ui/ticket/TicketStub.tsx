import type { ReactNode } from 'react'
import { Barcode } from './Barcode.tsx'
import { clsx } from 'clsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import './TicketStub.css'
import { formatCount } from '#frontend/lib/format-number.ts'

export type TicketState = 'issued' | 'paying' | 'redeemed' | 'void' | 'demo'

const STATE_TEXTS: Record<TicketState, { says: string; stamp: string }> = {
  issued: { says: 'Admits one', stamp: '' },
  paying: { says: 'Payment in progress', stamp: '' },
  redeemed: { says: 'Admitted', stamp: 'Admitted' },
  void: { says: 'Void', stamp: 'Void' },
  demo: { says: 'Not redeemable', stamp: '' },
}

const STOCKS = ['buff', 'rose', 'mint', 'ice', 'straw'] as const
export type TicketStock = (typeof STOCKS)[number]

// Derives the paper color from the edition, so that it is always the same.
function getTicketStock(edition: string): TicketStock {
  let sum = 7
  for (const letter of edition) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return STOCKS[sum % STOCKS.length] ?? 'buff'
}

interface TicketStubProps {
  artist: string
  song: string
  /** The Keymail code; dots are shown if it is not known yet. */
  code?: string
  copy: number
  of: number
  /** Cents. */
  price?: number
  state?: TicketState
  size?: 'hero' | 'row'
  stock?: TicketStock
  /** The Keymail's address, shown below the code of a hero ticket. */
  address?: string
  /** A copy button or menu, at the end of a row. */
  action?: ReactNode
  className?: string
}

/** A Keymail as a paper ticket, with a stub that is torn off once redeemed. */
export function TicketStub({
  artist,
  song,
  code,
  copy,
  of,
  price,
  state = 'issued',
  size = 'hero',
  stock = getTicketStock(`${artist} ${song}`),
  address,
  action,
  className,
}: TicketStubProps) {
  const { says, stamp } = STATE_TEXTS[state]
  const written = code ?? 'TM-••••••••-••••••••'
  const long = song.length > 34 ? 'long' : song.length > 16 ? 'middling' : 'short'
  return (
    <article
      className={clsx('ticket', className)}
      data-size={size}
      data-state={state}
      data-stock={stock}
      aria-label={`Keymail for ${song} by ${artist}, No. ${formatCount(copy)} of ${formatCount(of)}, ${says.toLowerCase()}`}
    >
      <div className="ticket-sheet">
        <div className="ticket-body">
          <p className="ticket-band" aria-hidden="true">
            Admit one
          </p>
          <div className="ticket-face">
            <p className="ticket-artist">{artist}</p>
            <p className="ticket-song" data-length={long}>
              {song}
            </p>
            <div className="ticket-small">
              <p className="ticket-code">{written}</p>
              {address && <p className="ticket-address">{address}</p>}
              <p className="ticket-terms">
                {price !== undefined && <span className="ticket-price">{formatCents(price)}</span>}
                <span className="ticket-says">{says}</span>
              </p>
            </div>
            <span className="ticket-stamp" aria-hidden="true">
              {stamp || 'Admitted'}
            </span>
          </div>
        </div>
        <div className="ticket-stub">
          <p className="ticket-number" data-digits={String(copy).length}>
            <span className="ticket-no">
              No. <b>{formatCount(copy)}</b>
            </span>{' '}
            <span className="ticket-of">of {formatCount(of)}</span>
          </p>
          {code && size === 'hero' && (
            <div className="ticket-bars">
              <Barcode code={code} />
            </div>
          )}
        </div>
      </div>
      {action && <div className="ticket-action">{action}</div>}
    </article>
  )
}

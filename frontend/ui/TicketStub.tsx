import type { ReactNode } from 'react'
import { Barcode } from './Barcode.tsx'
import { cx } from './cx.ts'
import { formatMoney } from './Money.tsx'
import './TicketStub.css'

export type TicketState = 'issued' | 'paying' | 'redeemed' | 'void' | 'demo'

const STANDING: Record<TicketState, { says: string; stamp: string }> = {
  issued: { says: 'Good for one', stamp: '' },
  paying: { says: 'Being paid', stamp: '' },
  redeemed: { says: 'Admitted', stamp: 'Admitted' },
  void: { says: 'Void', stamp: 'Void' },
  demo: { says: 'Not redeemable', stamp: '' },
}

const STOCKS = ['buff', 'rose', 'mint', 'ice', 'straw'] as const
export type TicketStock = (typeof STOCKS)[number]

const count = (copies: number) => copies.toLocaleString('en-US')

// Every edition is printed on its own stock, the same one each time.
function stockOf(edition: string): TicketStock {
  let sum = 7
  for (const letter of edition) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return STOCKS[sum % STOCKS.length] ?? 'buff'
}

interface TicketStubProps {
  artist: string
  song: string
  /** The Keymail code; dots stand in for one that is not known yet. */
  code?: string
  copy: number
  of: number
  /** The price in cents. */
  price?: number
  state?: TicketState
  size?: 'hero' | 'row'
  stock?: TicketStock
  /** The Keymail's address, under the code of a hero ticket. */
  address?: string
  /** A copy button or menu, at the end of a row. */
  action?: ReactNode
  className?: string
}

/** A Keymail: a paper ticket with a stub that tears off when it is redeemed. */
export function TicketStub({
  artist,
  song,
  code,
  copy,
  of,
  price,
  state = 'issued',
  size = 'hero',
  stock = stockOf(`${artist} ${song}`),
  address,
  action,
  className,
}: TicketStubProps) {
  const { says, stamp } = STANDING[state]
  const written = code ?? 'TM-••••••••-••••••••'
  const long = song.length > 34 ? 'long' : song.length > 16 ? 'middling' : 'short'
  return (
    <article
      className={cx('ticket', className)}
      data-size={size}
      data-state={state}
      data-stock={stock}
      aria-label={`Keymail for ${song} by ${artist}, No. ${count(copy)} of ${count(of)}, ${says.toLowerCase()}`}
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
                {price !== undefined && <span className="ticket-price">{formatMoney(price)}</span>}
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
              No. <b>{count(copy)}</b>
            </span>{' '}
            <span className="ticket-of">of {count(of)}</span>
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

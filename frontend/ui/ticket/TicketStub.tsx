import type { ReactNode } from 'react'
import { Barcode } from './Barcode.tsx'
import { clsx } from 'clsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import './TicketStub.css'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Cover } from '../media/Cover.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export type TicketState = 'issued' | 'paying' | 'redeemed' | 'void' | 'demo'

const STATE_KEYS = {
  issued: 'ticket.issued',
  paying: 'ticket.paying',
  redeemed: 'ticket.redeemed',
  void: 'ticket.void',
  demo: 'ticket.demo',
} as const

const STAMPED = new Set<TicketState>(['redeemed', 'void'])

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
  /** What a drawn cover is drawn from, and the path of the artist's own. Absent from samples. */
  cover?: { id: string; url: string | null } | undefined
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
  cover,
  state = 'issued',
  size = 'hero',
  stock = getTicketStock(`${artist} ${song}`),
  address,
  action,
  className,
}: TicketStubProps) {
  const t = useMessages(ui)
  const says = t(STATE_KEYS[state])
  const written = code ?? 'TM-••••••••-••••••••'
  const picture = cover && (
    <div className="ticket-cover">
      <Cover id={cover.id} url={cover.url} />
    </div>
  )
  const long = song.length > 34 ? 'long' : song.length > 16 ? 'middling' : 'short'
  return (
    <article
      className={clsx('ticket', className)}
      data-size={size}
      data-state={state}
      data-stock={stock}
      aria-label={t('ticket.label', {
        song,
        artist,
        copy: formatCount(copy),
        of: formatCount(of),
        state: says.toLowerCase(),
      })}
    >
      <div className="ticket-sheet">
        <div className="ticket-body">
          <p className="ticket-band" aria-hidden="true">
            {t('ticket.band')}
          </p>
          {size === 'row' && picture}
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
              {STAMPED.has(state) ? says : t('ticket.redeemed')}
            </span>
          </div>
        </div>
        <div className="ticket-stub">
          <p className="ticket-number" data-digits={String(copy).length}>
            <span className="ticket-no">
              <RichText text={t('ticket.number', { copy: formatCount(copy) })} tags={{ b: <b /> }} />
            </span>{' '}
            <span className="ticket-of">{t('ticket.of', { of: formatCount(of) })}</span>
          </p>
          {size === 'hero' && picture}
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

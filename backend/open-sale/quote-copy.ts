import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Quote } from '#module/payments'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { isForSale } from './for-sale.ts'

// The same for everybody who comes in one second; the hold itself is never decided from memory.
const quotes = new LRUCache<string, Promise<Quote>>({ max: 500, ttl: 1_000 })

/** The price of the next free copy, and whom it goes to. Refuses with 404 what is not on open sale. */
export function quoteCopy(editionId: string): Promise<Quote> {
  const known = quotes.get(editionId)
  if (known) return known
  const quote = readQuote(editionId)
  quotes.set(editionId, quote)
  quote.catch(() => quotes.delete(editionId))
  return quote
}

async function readQuote(editionId: string): Promise<Quote> {
  if (!z.uuid().safeParse(editionId).success) throw new Refusal(refusals['not-on-sale'])
  const [edition] = await sql<{
    cents: number
    title: string
    artistId: string
    artistName: string
    email: string | null
  }>(
    db,
    `SELECT e.price_cents AS cents, e.title, a.id AS "artistId", a.stage_name AS "artistName", a.payment_email AS email
       FROM open_sales o JOIN editions e ON e.id = o.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE o.edition_id = $1 AND ${isForSale}`,
    [editionId],
  )
  // Without an address for the money nothing can be sold, whatever the artist wanted.
  if (!edition?.email) throw new Refusal(refusals['not-on-sale'])
  return {
    itemId: editionId,
    quantity: 1,
    cents: edition.cents,
    payee: { artistId: edition.artistId, email: edition.email },
    description: `${edition.title} by ${edition.artistName}, the next free copy`,
  }
}

import { LRUCache } from 'lru-cache'
import { errors } from '#contract/art-cards/cards'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Quote } from '#module/payments'
import { runDetached } from '#runtime/request-context'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

// Cached for one second for all buyers; holds are never decided from memory.
const quotes = new LRUCache<string, Promise<Quote>>({ max: 500, ttl: 1_000 })

/**
 * Price and payee of a card's next free copy. Throws ApiError 404 for an unknown card and 409 for an artist without a
 * payment account.
 */
export function getCardQuote(cardId: string): Promise<Quote> {
  const known = quotes.get(cardId)
  if (known) return known
  const quote = runDetached(() => getCurrentQuote(cardId))
  quotes.set(cardId, quote)
  quote.catch(() => quotes.delete(cardId))
  return quote
}

async function getCurrentQuote(cardId: string): Promise<Quote> {
  const [card] = UUID.test(cardId)
    ? await sql<{
        id: string
        title: string
        artist: string
        artistId: string
        cents: number
        of: number
        email: string | null
      }>(
        db,
        `SELECT c.id, c.title, a.stage_name AS artist, a.id AS "artistId", c.price_cents AS cents,
                c.scarcity_count AS "of", a.payment_email AS email
           FROM art_cards c JOIN artists a ON a.id = c.artist_id
          WHERE c.id = $1 AND c.state = 'published' AND a.suspended_at IS NULL AND a.closed_at IS NULL`,
        [cardId],
      )
    : []
  if (!card) throw new ApiError(errors['card-unknown'])
  if (!card.email) throw new ApiError(errors['payment-account-required'])
  return {
    itemId: card.id,
    quantity: 1,
    cents: card.cents,
    payee: { artistId: card.artistId, email: card.email },
    description: `${card.title} by ${card.artist}, art card from an edition of ${card.of}`,
  }
}

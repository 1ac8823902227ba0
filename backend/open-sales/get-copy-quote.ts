import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Quote } from '#module/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import { forSaleSql } from '#module/catalog/editions/open-copies'
import { offSaleSql } from '#module/catalog/releases'
import { runDetached } from '#runtime/request-context'

// Cached for one second for all callers; the hold itself never depends on it.
const quoteCache = new LRUCache<string, Promise<Quote>>({ max: 500, ttl: 1_000 })

/** Price and payee of the next free copy. Throws 404 if the edition is not on open sale. */
export function getCopyQuote(editionId: string): Promise<Quote> {
  const known = quoteCache.get(editionId)
  if (known) return known
  const quote = runDetached(() => buildCopyQuote(editionId))
  quoteCache.set(editionId, quote)
  quote.catch(() => quoteCache.delete(editionId))
  return quote
}

async function buildCopyQuote(editionId: string): Promise<Quote> {
  if (!z.uuid().safeParse(editionId).success) throw new ApiError(errors['not-on-sale'])
  const [edition] = await sql<{
    cents: number
    title: string
    artistId: string
    artistName: string
    email: string | null
    forSale: boolean
  }>(
    db,
    `SELECT e.price_cents AS cents, e.title, a.id AS "artistId", a.stage_name AS "artistName", a.payment_email AS email,
            ${forSaleSql} AS "forSale"
       FROM open_sales o JOIN editions e ON e.id = o.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE o.edition_id = $1 AND (${forSaleSql} OR ${offSaleSql})`,
    [editionId],
  )
  // Without a payment address nothing can be sold.
  if (!edition?.email) throw new ApiError(errors['not-on-sale'])
  if (!edition.forSale) throw new ApiError(errors['off-sale'])
  return {
    itemId: editionId,
    quantity: 1,
    cents: edition.cents,
    payee: { artistId: edition.artistId, email: edition.email },
    description: `${edition.title} by ${edition.artistName}, the next free copy`,
  }
}

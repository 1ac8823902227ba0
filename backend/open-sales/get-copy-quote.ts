import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Quote } from '#module/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { toCents } from '#text/money'
import { calculateDiscounted, getActiveDiscount } from '#module/open-sales/discounts'
import { errors } from './contract.ts'
import { forSaleSql } from '#module/catalog/editions/open-copies'
import { offSaleSql } from '#module/catalog/releases'
import { getCached } from '#runtime/memory/get-cached'

/** What a Keymail can cost at most. */
const PRICE_MAX_CENTS = 1_000_000

type SalePrice = {
  cents: number
  /** The buyer decides, from here on; null: the price, exactly. */
  minimumCents: number | null
  title: string
  artistId: string
  artistName: string
  email: string
}

/** What a buyer asks for beside the edition. */
type Wish = { amount?: string | undefined; discountCode?: string | undefined }

// Cached for one second for all callers; the hold itself never depends on it.
const priceCache = new LRUCache<string, Promise<SalePrice>>({ max: 500, ttl: 1_000 })

/**
 * Price and payee of the next free copy: the edition's price, less a discount; or, where the buyer decides, the amount
 * offered, if it is not below the minimum. Throws 404 if the edition is not on open sale or the code is not valid.
 */
export async function getCopyQuote(
  editionId: string,
  wish: Wish,
  buyer: { address: string; proof: number },
): Promise<Quote> {
  const sale = await getSalePrice(editionId)
  const discount = wish.discountCode ? await getActiveDiscount(editionId, wish.discountCode, buyer) : undefined
  const least = calculateDiscounted(sale.minimumCents ?? sale.cents, discount?.percent ?? 0)
  const offered = sale.minimumCents === null ? undefined : toCents(wish.amount ?? '')
  return {
    itemId: editionId,
    quantity: 1,
    // An offer below the minimum differs from this and is refused.
    cents: offered === undefined ? least : Math.min(Math.max(offered, least), PRICE_MAX_CENTS),
    payee: { artistId: sale.artistId, email: sale.email },
    description: `${sale.title} by ${sale.artistName}, the next free copy`,
    discountId: discount?.id ?? null,
  }
}

/** Throws 404 if the edition is not on open sale. */
export function getSalePrice(editionId: string): Promise<SalePrice> {
  return getCached(priceCache, editionId, () => readSalePrice(editionId))
}

async function readSalePrice(editionId: string): Promise<SalePrice> {
  if (!z.uuid().safeParse(editionId).success) throw new ApiError(errors['not-on-sale'])
  const [edition] = await sql<Omit<SalePrice, 'email'> & { email: string | null; forSale: boolean }>(
    db,
    `SELECT e.price_cents AS cents, o.minimum_cents AS "minimumCents", e.title, a.id AS "artistId",
            a.stage_name AS "artistName", a.payment_email AS email, ${forSaleSql} AS "forSale"
       FROM open_sales o JOIN editions e ON e.id = o.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE o.edition_id = $1 AND (${forSaleSql} OR ${offSaleSql})`,
    [editionId],
  )
  // Without a payment address nothing can be sold.
  if (!edition?.email) throw new ApiError(errors['not-on-sale'])
  if (!edition.forSale) throw new ApiError(errors['off-sale'])
  return { ...edition, email: edition.email }
}

import type { EndpointBody } from '#contract/http'
import { errors as saleErrors } from '#contract/open-sales'
import { runInTransaction } from '#database/client'
import { isUniqueViolation } from '#database/is-unique-violation'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { type createDiscount as createDiscountCall, type Discount, DISCOUNTS_MAX, errors } from './contract.ts'
import { listDiscounts } from './list-discounts.ts'

/** Creates a code for one of the artist's editions, or for all. Throws 404 for another artist's edition, and 409. */
export async function createDiscount(
  artistId: string,
  { code, percent, editionId, usesMax, endsAt }: EndpointBody<typeof createDiscountCall>,
): Promise<Discount> {
  try {
    return await runInTransaction(async (trx) => {
      // Serializes an artist's codes, so that concurrent requests keep the limit together.
      await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR UPDATE', [artistId])
      // An expired code leaves its name and its place to others.
      await sql(
        trx,
        'UPDATE discount_codes SET ended_at = ends_at WHERE artist_id = $1 AND ended_at IS NULL AND ends_at <= now()',
        [artistId],
      )
      const [known] = await sql<{ codes: number; own: boolean }>(
        trx,
        `SELECT (SELECT count(*)::int FROM discount_codes WHERE artist_id = $1 AND ended_at IS NULL) AS codes,
                $2::uuid IS NULL OR EXISTS (SELECT FROM editions WHERE id = $2 AND artist_id = $1) AS own`,
        [artistId, editionId],
      )
      if (!known?.own) throw new ApiError(saleErrors['edition-unknown'])
      if (known.codes >= DISCOUNTS_MAX) throw new ApiError(errors['too-many-discounts'])
      const [created] = await sql<{ id: string }>(
        trx,
        `INSERT INTO discount_codes (artist_id, edition_id, code, percent, uses_max, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [artistId, editionId, code, percent, usesMax, endsAt],
      )
      const [discount] = await listDiscounts(artistId, created?.id ?? null, trx)
      if (!discount) throw new Error('INSERT INTO discount_codes returned no row')
      return discount
    })
  } catch (error) {
    if (isUniqueViolation(error, 'discount_codes_code')) throw new ApiError(errors['discount-code-taken'])
    throw error
  }
}

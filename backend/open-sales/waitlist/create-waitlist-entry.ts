import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { errors, WAITLIST_JOINS_PER_HOUR } from '#contract/open-sales'
import { getOpenSale } from '../get-open-sale.ts'

/**
 * Adds an address to an edition's waitlist, once however often it is requested; an address already notified joins at
 * the end. Throws 404 if nothing is on sale, 409 while a copy is free.
 */
export async function createWaitlistEntry(
  editionId: string,
  email: string,
  address: string,
  language: Language,
): Promise<void> {
  const sale = await getOpenSale(editionId)
  if (sale.free > 0) throw new ApiError(errors['copies-free'])
  await consumeNetworkRateLimit('waiting-list', address, { hits: WAITLIST_JOINS_PER_HOUR, seconds: 3600 })
  await sql(
    db,
    `INSERT INTO open_sale_waiters AS w (edition_id, email, language) VALUES ($1, $2, $3)
     ON CONFLICT (edition_id, email) DO UPDATE SET since = now(), called_at = NULL, mailed_at = NULL, language = $3
      WHERE w.mailed_at IS NOT NULL`,
    [editionId, email, language],
  )
}

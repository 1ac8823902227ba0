import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Under which address, as which collectors or as which artist, and for which applications somebody paid. */
type Payer = { email: string | null; collectorIds: string[]; artistId: string | null; applicationIds: string[] }

/**
 * Deletes the payer's name and address from their orders; what was paid, for what, when and to whom stays in the books.
 * Returns the orders, with PayPal's numbers.
 */
export function deletePayer(
  trx: Trx,
  { email, collectorIds, artistId, applicationIds }: Payer,
): Promise<{ id: string; providerOrderId: string | null }[]> {
  return sql(
    trx,
    `UPDATE orders SET payer_email = NULL, payer_name = NULL, visitor_id = gen_random_uuid()
      WHERE payer_email = $1 OR collector_id = ANY ($2) OR artist_id = $3 AND payee_artist_id IS NULL
         OR purpose = 'g-key' AND item_id = ANY ($4)
     RETURNING id, provider_order_id AS "providerOrderId"`,
    [email, collectorIds, artistId, applicationIds],
  )
}

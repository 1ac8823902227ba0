import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/**
 * Changes the price of an artist's edition, in cents, if it still equals `from`. Existing Keymails keep the price they
 * were issued at.
 */
export async function updateEditionPrice(
  trx: Trx,
  artistId: string,
  editionId: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const repriced = await sql(
    trx,
    'UPDATE editions SET price_cents = $4 WHERE id = $1 AND artist_id = $2 AND price_cents = $3 RETURNING id',
    [editionId, artistId, from, to],
  )
  return repriced.length > 0
}

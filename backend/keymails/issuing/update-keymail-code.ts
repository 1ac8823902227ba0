import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { createKeymailCode } from '#module/keymails/codes'

/**
 * Gives an unredeemed copy a new code: voids the old Keymail and keeps the copy number. Returns undefined unless the
 * code is an issued one of this artist; a copy that is being paid for is not replaced.
 */
export async function updateKeymailCode(trx: Trx, artistId: string, code: string): Promise<string | undefined> {
  const [voided] = await sql<{ editionId: string; copy: number; priceCents: number }>(
    trx,
    `UPDATE keymails k SET state = 'void' FROM editions e
      WHERE k.code = $1 AND k.state = 'issued' AND e.id = k.edition_id AND e.artist_id = $2
      RETURNING k.edition_id AS "editionId", k.copy, k.price_cents AS "priceCents"`,
    [code, artistId],
  )
  if (!voided) return undefined
  const fresh = createKeymailCode()
  await sql(trx, 'INSERT INTO keymails (code, edition_id, copy, price_cents) VALUES ($1, $2, $3, $4)', [
    fresh,
    voided.editionId,
    voided.copy,
    voided.priceCents,
  ])
  return fresh
}

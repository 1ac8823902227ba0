import { type Trx, sql } from '#platform/database'
import { newKeymailCode } from './keymail-code.ts'

/**
 * Gives a copy that nobody has redeemed another code: the old one is void, the number stays. Undefined when the code is
 * not an unredeemed one of this artist. A copy that is just being paid for is not replaced.
 */
export async function replaceKeymail(trx: Trx, artistId: string, code: string): Promise<string | undefined> {
  const [voided] = await sql<{ editionId: string; copy: number; priceCents: number }>(
    trx,
    `UPDATE keymails k SET state = 'void' FROM editions e
      WHERE k.code = $1 AND k.state = 'issued' AND e.id = k.edition_id AND e.artist_id = $2
      RETURNING k.edition_id AS "editionId", k.copy, k.price_cents AS "priceCents"`,
    [code, artistId],
  )
  if (!voided) return undefined
  const fresh = newKeymailCode()
  await sql(trx, 'INSERT INTO keymails (code, edition_id, copy, price_cents) VALUES ($1, $2, $3, $4)', [
    fresh,
    voided.editionId,
    voided.copy,
    voided.priceCents,
  ])
  return fresh
}

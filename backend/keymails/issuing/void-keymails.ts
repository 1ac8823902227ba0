import { db } from '#database/client'
import { sql } from '#database/sql'
import { getNoneAffectedError } from './get-none-affected-error.ts'

/** Locks rows in id order, so that overlapping requests wait for each other instead of deadlocking. */
const lockUnpaidKeymailsSql = `
  SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id
   WHERE k.code = ANY ($2) AND e.artist_id = $1 AND k.state = 'issued' ORDER BY k.id FOR UPDATE OF k`

/**
 * Voids issued, unpaid Keymails and frees their copy numbers for reissue. Keymails that are paid for, being paid for or
 * already void are left alone. Returns the voided codes; throws 404 if none of the codes is this artist's, 409 if none
 * could be voided.
 */
export async function voidKeymails(artistId: string, codes: readonly string[]): Promise<string[]> {
  const voided = await sql<{ code: string }>(
    db,
    `UPDATE keymails SET state = 'void', void_reason = 'artist' WHERE id IN (${lockUnpaidKeymailsSql}) RETURNING code`,
    [artistId, codes],
  )
  if (voided.length === 0) throw await getNoneAffectedError(artistId, codes, 'keymail-not-free')
  return voided.map(({ code }) => code)
}

import type { KeymailSelection } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getNoneAffectedError } from './get-none-affected-error.ts'
import { buildSelectionSql } from './selection-sql.ts'

/** Locks rows in id order, so that overlapping requests wait for each other instead of deadlocking. */
const buildLockSql = (isSelected: string) => `
  SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id
   WHERE ${isSelected} AND e.artist_id = $1 AND k.state = 'issued' ORDER BY k.id FOR UPDATE OF k`

/**
 * Voids issued, unpaid Keymails and frees their copy numbers for reissue. Keymails that are paid for, being paid for or
 * already void are left alone. Returns the voided codes; throws 404 if nothing selected is this artist's, 409 if none
 * could be voided.
 */
export async function voidKeymails(artistId: string, selection: KeymailSelection): Promise<string[]> {
  const { isSelected, value } = buildSelectionSql(selection)
  const voided = await sql<{ code: string }>(
    db,
    `UPDATE keymails SET state = 'void', void_reason = 'artist' WHERE id IN (${buildLockSql(isSelected)}) RETURNING code`,
    [artistId, value],
  )
  if (voided.length === 0) throw await getNoneAffectedError(artistId, selection, 'keymail-not-free')
  return voided.map(({ code }) => code)
}

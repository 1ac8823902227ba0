import { errors, type KeymailSelection } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildSelectionSql } from './selection-sql.ts'

const buildOwnKeymailsSql = (isSelected: string) => `
  SELECT FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE ${isSelected} AND e.artist_id = $1 LIMIT 1`

/** The error when a change of own Keymails affected none: they are unknown, or `otherwise`. */
export async function getNoneAffectedError(
  artistId: string,
  selection: KeymailSelection,
  otherwise: 'keymail-not-free' | 'too-late-to-undo' | 'number-taken',
): Promise<ApiError> {
  const { isSelected, value } = buildSelectionSql(selection)
  const mine = await sql(db, buildOwnKeymailsSql(isSelected), [artistId, value])
  return new ApiError(errors[mine.length === 0 ? 'keymails-unknown' : otherwise])
}

import { errors } from '#contract/keymails'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

type OwnKeymail = { code: string; state: string; sibling: boolean }

const ownKeymailsSql = `
  SELECT k.code, k.state, EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy
           AND s.state <> 'void' AND s.id <> k.id) AS sibling
    FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.code = ANY ($2) AND e.artist_id = $1`

/** The error when a change of own Keymails affected none: they are unknown, or `otherwise`. */
export async function getNoneAffectedError(
  artistId: string,
  codes: readonly string[],
  otherwise: 'keymail-not-free' | 'too-late-to-undo' | 'number-taken',
): Promise<ApiError> {
  const mine = await sql<OwnKeymail>(db, ownKeymailsSql, [artistId, codes])
  return new ApiError(errors[mine.length === 0 ? 'keymails-unknown' : otherwise])
}

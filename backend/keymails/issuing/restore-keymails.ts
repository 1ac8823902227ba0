import { errors } from '#contract/keymails'
import { db } from '#database/client'
import { isUniqueViolation } from '#database/is-unique-violation'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { getNoneAffectedError } from './get-none-affected-error.ts'

/**
 * Undoes a voiding within ten minutes, unless the number has been reissued: the old codes work again. Throws 404, and
 * 409 if nothing could be restored.
 */
export async function restoreKeymails(artistId: string, codes: string[]): Promise<string[]> {
  try {
    const restored = await sql<{ code: string }>(
      db,
      `UPDATE keymails SET state = 'issued' WHERE id IN (
         SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id
          WHERE k.code = ANY ($2) AND e.artist_id = $1 AND k.state = 'void' AND k.void_reason = 'artist'
            AND k.voided_at > now() - interval '10 minutes'
            AND NOT EXISTS (SELECT FROM keymails s WHERE s.edition_id = k.edition_id AND s.copy = k.copy AND s.state <> 'void')
          ORDER BY k.id FOR UPDATE OF k)
       RETURNING code`,
      [artistId, codes],
    )
    if (restored.length === 0) throw await getNoneAffectedError(artistId, { codes }, 'too-late-to-undo')
    return restored.map(({ code }) => code)
  } catch (error) {
    // Reissued concurrently.
    if (isUniqueViolation(error, 'keymails_one_per_copy')) throw new ApiError(errors['too-late-to-undo'])
    throw error
  }
}

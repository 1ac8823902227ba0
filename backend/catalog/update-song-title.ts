import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { toSearchText } from '#text/search-text'

/** A conditional change: applied only if the current value still equals `from`. */
type TitleChange = { from: string; to: string }

/**
 * Changes the title of an artist's song, of its search index and of its single-song edition. Returns false if the title
 * no longer equals `from`.
 */
export async function updateSongTitle(
  trx: Trx,
  artistId: string,
  songId: string,
  { from, to }: TitleChange,
): Promise<boolean> {
  const [renamed] = await sql<{ stageName: string }>(
    trx,
    `UPDATE songs s SET title = $4 FROM artists a
      WHERE s.id = $1 AND s.artist_id = $2 AND s.title = $3 AND a.id = s.artist_id RETURNING a.stage_name AS "stageName"`,
    [songId, artistId, from, to],
  )
  if (!renamed) return false
  await sql(trx, `UPDATE songs SET search = to_tsvector('simple', $2) WHERE id = $1`, [
    songId,
    toSearchText(`${to} ${renamed.stageName}`),
  ])
  await sql(
    trx,
    `UPDATE editions SET title = $3 WHERE kind = 'song' AND title = $2
        AND id IN (SELECT edition_id FROM edition_songs WHERE song_id = $1)`,
    [songId, from, to],
  )
  return true
}

import type { Trx } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildPayeeTopic } from '#module/payments'

type SongVerdict = 'published' | 'in-review' | 'declined'

/**
 * Applies the verdict of a song's copyright check if its state is one of `from`; returns false otherwise. A song whose
 * editions were taken off sale meanwhile becomes unpublished instead of published. Its artist's open pages are told.
 */
export async function applySongVerdict(
  trx: Trx,
  songId: string,
  from: readonly string[],
  to: SongVerdict,
): Promise<boolean> {
  const [decided] = await sql<{ artistId: string }>(
    trx,
    `UPDATE songs s SET state = CASE
        WHEN $3 = 'published' AND NOT EXISTS (
          SELECT FROM edition_songs es JOIN editions e ON e.id = es.edition_id
           WHERE es.song_id = s.id AND e.state = 'published') THEN 'unpublished' ELSE $3 END
      WHERE s.id = $1 AND s.state = ANY ($2) RETURNING artist_id AS "artistId"`,
    [songId, from, to],
  )
  if (decided) await publish(trx, buildPayeeTopic(decided.artistId))
  return Boolean(decided)
}

import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Blocks the sale of editions with a blocked song. */
const blockEditionsSql = `
  UPDATE editions e SET blocked_at = now()
   WHERE e.blocked_at IS NULL AND EXISTS (
     SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
      WHERE es.edition_id = e.id AND s.artist_id = $1 AND s.blocked_for IS NOT NULL)`
const restoreEditionsSql = `
  UPDATE editions e SET blocked_at = NULL
   WHERE e.artist_id = $1 AND e.blocked_at IS NOT NULL AND NOT EXISTS (
     SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
      WHERE es.edition_id = e.id AND s.blocked_for IS NOT NULL)`

/**
 * Takes a song down: removes it from the catalog and blocks its editions, including codes already issued. Owners of
 * copies keep them. Returns undefined if the song is not in a state to be taken down.
 */
export async function suspendSong(trx: Trx, songId: string): Promise<{ artistId: string; title: string } | undefined> {
  const [song] = await sql<{ artistId: string; title: string }>(
    trx,
    `UPDATE songs SET state = 'declined', blocked_for = 'takedown'
      WHERE id = $1 AND (state IN ('published', 'unpublished') OR blocked_for = 'suspension')
     RETURNING artist_id AS "artistId", title`,
    [songId],
  )
  if (song) await sql(trx, blockEditionsSql, [song.artistId])
  return song
}

/** Restores a song that was taken down, unless its artist is suspended. Returns undefined if it was not taken down. */
export async function restoreSong(trx: Trx, songId: string): Promise<{ artistId: string; title: string } | undefined> {
  const [song] = await sql<{ artistId: string; title: string }>(
    trx,
    `UPDATE songs s SET blocked_for = NULL, state = CASE WHEN EXISTS (
         SELECT FROM edition_songs es JOIN editions e ON e.id = es.edition_id
          WHERE es.song_id = s.id AND e.state = 'published') THEN 'published' ELSE 'unpublished' END
       FROM artists a
      WHERE s.id = $1 AND s.blocked_for = 'takedown' AND a.id = s.artist_id AND a.suspended_at IS NULL
     RETURNING s.artist_id AS "artistId", s.title`,
    [songId],
  )
  if (song) await sql(trx, restoreEditionsSql, [song.artistId])
  return song
}

/** Takes everything of a suspended artist off sale. restoreArtistSongs restores exactly what this blocked. */
export async function suspendArtistSongs(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE songs SET state = 'declined', blocked_for = 'suspension' WHERE artist_id = $1 AND state = 'published'`,
    [artistId],
  )
  await sql(trx, `UPDATE editions SET blocked_at = now() WHERE artist_id = $1 AND blocked_at IS NULL`, [artistId])
}

export async function restoreArtistSongs(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE songs SET state = 'published', blocked_for = NULL WHERE artist_id = $1 AND blocked_for = 'suspension'`,
    [artistId],
  )
  await sql(trx, restoreEditionsSql, [artistId])
}

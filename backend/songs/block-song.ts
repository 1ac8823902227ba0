import { type Trx, sql } from '#platform/database'

/** Editions sell nothing while one of their songs, or their artist, is blocked. */
const blockText = `
  UPDATE editions e SET blocked_at = now()
   WHERE e.blocked_at IS NULL AND EXISTS (
     SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
      WHERE es.edition_id = e.id AND s.artist_id = $1 AND s.blocked_for IS NOT NULL)`
const unblockText = `
  UPDATE editions e SET blocked_at = NULL
   WHERE e.artist_id = $1 AND e.blocked_at IS NOT NULL AND NOT EXISTS (
     SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
      WHERE es.edition_id = e.id AND s.blocked_for IS NOT NULL)`

/**
 * Takes a song out of the catalogue and its editions off sale, codes that are out included. Who owns a copy keeps it.
 * Returns undefined when it is not there to be taken down.
 */
export async function takeDownSong(trx: Trx, songId: string): Promise<{ artistId: string; title: string } | undefined> {
  const [song] = await sql<{ artistId: string; title: string }>(
    trx,
    `UPDATE songs SET state = 'declined', blocked_for = 'takedown'
      WHERE id = $1 AND (state IN ('published', 'unpublished') OR blocked_for = 'suspension')
     RETURNING artist_id AS "artistId", title`,
    [songId],
  )
  if (song) await sql(trx, blockText, [song.artistId])
  return song
}

/** Puts back what was taken down, unless its artist is suspended; undefined when it was not taken down. */
export async function restoreSong(trx: Trx, songId: string): Promise<{ artistId: string; title: string } | undefined> {
  const [song] = await sql<{ artistId: string; title: string }>(
    trx,
    `UPDATE songs s SET state = 'published', blocked_for = NULL FROM artists a
      WHERE s.id = $1 AND s.blocked_for = 'takedown' AND a.id = s.artist_id AND a.suspended_at IS NULL
     RETURNING s.artist_id AS "artistId", s.title`,
    [songId],
  )
  if (song) await sql(trx, unblockText, [song.artistId])
  return song
}

/** Takes everything of a suspended artist off sale, and puts exactly that back. */
export async function blockSongsOf(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE songs SET state = 'declined', blocked_for = 'suspension' WHERE artist_id = $1 AND state = 'published'`,
    [artistId],
  )
  await sql(trx, `UPDATE editions SET blocked_at = now() WHERE artist_id = $1 AND blocked_at IS NULL`, [artistId])
}

export async function unblockSongsOf(trx: Trx, artistId: string): Promise<void> {
  await sql(
    trx,
    `UPDATE songs SET state = 'published', blocked_for = NULL WHERE artist_id = $1 AND blocked_for = 'suspension'`,
    [artistId],
  )
  await sql(trx, unblockText, [artistId])
}

import type { Trx } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildRoomTopic } from '#module/green-room/access'
import { releaseFile } from '#module/storage/files'

/** Deletes what these fans wrote in every room, and their conversations with its artist. */
export function deleteFanEntries(trx: Trx, fanIds: string[]): Promise<void> {
  const members = 'SELECT id FROM green_room_members WHERE fan_id = ANY ($1)'
  return deleteListed(trx, `author_id IN (${members}) OR thread_id IN (${members})`, fanIds)
}

/** Deletes what an artist wrote in the own room. */
export function deleteArtistEntries(trx: Trx, artistId: string): Promise<void> {
  return deleteListed(trx, 'artist_id = $1 AND author_id IS NULL', artistId)
}

/** Every entry gets a change of its own, so that pages that are open lose it, too. */
async function deleteListed(trx: Trx, condition: string, value: unknown): Promise<void> {
  const deleted = await sql<{ id: string; artistId: string }>(
    trx,
    `WITH gone AS (
       SELECT id, artist_id, row_number() OVER (PARTITION BY artist_id ORDER BY made) AS n
         FROM green_room_entries WHERE removed_at IS NULL AND (${condition})),
     room AS (
       UPDATE green_rooms r SET last_change = r.last_change + c.entries
         FROM (SELECT artist_id, count(*) AS entries FROM gone GROUP BY artist_id) c
        WHERE r.artist_id = c.artist_id RETURNING r.artist_id, old.last_change AS before)
     UPDATE green_room_entries e
        SET text = '', title = '', song_id = NULL, change = room.before + gone.n, removed_at = now()
       FROM gone JOIN room USING (artist_id) WHERE e.id = gone.id
     RETURNING e.id, e.artist_id AS "artistId"`,
    [value],
  )
  const media = await sql<{ fileKey: string; smallKey: string | null }>(
    trx,
    'DELETE FROM green_room_media WHERE entry_id = ANY ($1) RETURNING file_key AS "fileKey", small_key AS "smallKey"',
    [deleted.map(({ id }) => id)],
  )
  for (const key of media.flatMap(({ fileKey, smallKey }) => [fileKey, smallKey])) if (key) await releaseFile(trx, key)
  for (const artistId of new Set(deleted.map((entry) => entry.artistId))) await publish(trx, buildRoomTopic(artistId))
}

import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listSameRecordings as listSameRecordingsCall } from './contract.ts'

type SameRecordings = EndpointReply<typeof listSameRecordingsCall>

/** SQL condition: the row `s` of songs is or was heard by owners, whether it is a song or a recording it had before. */
const isHeardSql = `s.state IN ('published', 'unpublished', 'replaced')`

/** Other songs that were released with a recording of this edition, oldest first. Drafts and what is in review are none. */
export async function listSameRecordings(editionId: string): Promise<SameRecordings> {
  return await sql(
    db,
    `WITH held AS (
       SELECT s.id FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = $1 AND ${isHeardSql}
       UNION
       SELECT s.id FROM edition_songs es JOIN songs s ON s.recording_of = es.song_id
        WHERE es.edition_id = $1 AND ${isHeardSql}),
     same AS (
       SELECT r.other_song_id AS id FROM held JOIN same_recordings r ON r.song_id = held.id
       UNION
       SELECT r.song_id FROM held JOIN same_recordings r ON r.other_song_id = held.id)
     SELECT DISTINCT song.id AS "songId", song.title, e.copies
       FROM same JOIN songs s ON s.id = same.id AND ${isHeardSql}
       JOIN songs song ON song.id = coalesce(s.recording_of, s.id)
       JOIN edition_songs es ON es.song_id = song.id
       JOIN editions e ON e.id = es.edition_id AND e.kind = 'song' AND e.state <> 'draft'
      WHERE NOT EXISTS (SELECT FROM edition_songs mine WHERE mine.edition_id = $1 AND mine.song_id = song.id)
      ORDER BY song.id`,
    [editionId],
  )
}

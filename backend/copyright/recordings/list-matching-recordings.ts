import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import { buildMatchSql } from './match-sql.ts'

const STEP_SECONDS = 256 / 8_000

export type RecordingMatch = { songId: string; title: string; artist: string; marks: number; secondsApart: number }

const matchSql = `
  ${buildMatchSql(`s.artist_id <> mine.artist_id AND s.id < mine.id
       -- Who is suspected of having taken it does not make the others suspects.
       AND NOT EXISTS (SELECT FROM copyright_checks c WHERE c.subject_kind = 'song' AND c.subject_id = s.id
                          AND s.state = 'in-review' AND 'recording-known' = ANY (c.reasons))`)}
  SELECT s.id AS "songId", s.title, a.stage_name AS artist, m.marks, abs(m.shift) * ${STEP_SECONDS}::float8 AS "secondsApart"
    FROM matches m JOIN songs s ON s.id = m.song_id JOIN artists a ON a.id = s.artist_id
   ORDER BY m.marks DESC LIMIT 5`

/** Lists earlier uploads of the same recording by other artists, regardless of format, volume and trimming. */
export async function listMatchingRecordings(songId: string, on: Db = db): Promise<RecordingMatch[]> {
  return await sql<RecordingMatch>(on, matchSql, [songId])
}

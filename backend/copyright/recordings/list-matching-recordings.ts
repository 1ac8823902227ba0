import { db, type Db } from '#database/client'
import { sql } from '#database/sql'

/** A match needs this many distinct aligned landmarks and this share of the shorter recording's. */
const SHARED_LANDMARKS_MIN = 12

const SHARED_SHARE_MIN = 0.2

const STEP_SECONDS = 256 / 8_000

export type RecordingMatch = { songId: string; title: string; artist: string; marks: number; secondsApart: number }

// Counts shared landmarks with the same time offset, tolerating one step to either side: a merely similar song shares
// some, but not aligned.
const matchSql = `
  WITH mine AS (SELECT id, artist_id FROM songs WHERE id = $1),
  shared AS (
    SELECT theirs.song_id, theirs.at - ours.at AS shift, count(DISTINCT ours.mark) AS marks
      FROM recording_marks ours
      JOIN recording_marks theirs ON theirs.mark = ours.mark AND theirs.song_id <> ours.song_id
      JOIN songs s ON s.id = theirs.song_id JOIN mine ON true
     WHERE ours.song_id = $1 AND s.artist_id <> mine.artist_id AND s.id < mine.id AND s.state <> 'declined'
       -- Who is suspected of having taken it does not make the others suspects.
       AND NOT EXISTS (SELECT FROM copyright_checks c WHERE c.subject_kind = 'song' AND c.subject_id = s.id
                          AND s.state = 'in-review' AND 'recording-known' = ANY (c.reasons))
     GROUP BY 1, 2),
  aligned AS (
    SELECT song_id, shift,
           sum(marks) OVER (PARTITION BY song_id ORDER BY shift RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING)::int AS marks
      FROM shared),
  best AS (SELECT DISTINCT ON (song_id) song_id, shift, marks FROM aligned ORDER BY song_id, marks DESC)
  SELECT s.id AS "songId", s.title, a.stage_name AS artist, b.marks, abs(b.shift) * $4::float8 AS "secondsApart"
    FROM best b JOIN songs s ON s.id = b.song_id JOIN artists a ON a.id = s.artist_id
    JOIN recordings r ON r.song_id = b.song_id JOIN recordings own ON own.song_id = $1
   WHERE b.marks >= $2 AND b.marks >= $3::float8 * least(r.marks, own.marks)
   ORDER BY b.marks DESC LIMIT 5`

/** Lists earlier uploads of the same recording by other artists, regardless of format, volume and trimming. */
export async function listMatchingRecordings(songId: string, on: Db = db): Promise<RecordingMatch[]> {
  return await sql<RecordingMatch>(on, matchSql, [songId, SHARED_LANDMARKS_MIN, SHARED_SHARE_MIN, STEP_SECONDS])
}

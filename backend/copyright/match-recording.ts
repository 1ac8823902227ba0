import { listenTo } from '#module/songs'
import { type Db, db, inTransaction, sql } from '#platform/database'
import { Fingerprint, type Mark } from './fingerprint.ts'

/** So many different marks in the same order, and such a share of the shorter recording, are no chance. */
const SAME_MARKS = 12
const SAME_SHARE = 0.2
const STEP_SECONDS = 256 / 8_000

export type Match = { songId: string; title: string; artist: string; marks: number; secondsApart: number }

/** Listens to a song once and keeps its marks. Songs that cannot be played have none. */
export async function listenOnce(songId: string): Promise<void> {
  const known = await sql(db, 'SELECT 1 FROM recordings WHERE song_id = $1', [songId])
  if (known.length > 0) return
  const fingerprint = new Fingerprint()
  for await (const { samples, rate } of listenTo(songId)) fingerprint.add(samples, rate)
  await keepMarks(songId, fingerprint.marks)
}

function keepMarks(songId: string, marks: Mark[]): Promise<void> {
  return inTransaction(async (trx) => {
    const first = await sql(
      trx,
      'INSERT INTO recordings (song_id, marks) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING song_id',
      [songId, new Set(marks.map(({ mark }) => mark)).size],
    )
    if (first.length === 0) return
    await sql(
      trx,
      `INSERT INTO recording_marks (mark, song_id, at) SELECT m.mark, $1, m.at FROM unnest($2::int[], $3::int[]) AS m (mark, at)`,
      [songId, marks.map(({ mark }) => mark), marks.map(({ at }) => at)],
    )
  })
}

// Marks that two recordings share count when they lie equally far apart: a song that only resembles another shares
// some, but in no order. A step to either side is one moment.
const matchText = `
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

/** The same recording, uploaded earlier by another artist: whatever its format, loudness or trimming. */
export async function findSameRecording(songId: string, on: Db = db): Promise<Match[]> {
  return await sql<Match>(on, matchText, [songId, SAME_MARKS, SAME_SHARE, STEP_SECONDS])
}

/** Job, by the clock: listens to a few songs that nobody has listened to yet. */
export async function listenToUnheard(): Promise<void> {
  const unheard = await sql<{ id: string }>(
    db,
    `SELECT s.id FROM songs s WHERE NOT EXISTS (SELECT FROM recordings r WHERE r.song_id = s.id) ORDER BY s.id LIMIT 5`,
  )
  for (const { id } of unheard) {
    // What cannot be decoded is remembered as silent, so that it is not tried for ever.
    await listenOnce(id).catch(() => keepMarks(id, []))
  }
}

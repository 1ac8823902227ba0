/** A match needs this many distinct aligned landmarks and this share of the shorter recording's. */
const SHARED_LANDMARKS_MIN = 12

const SHARED_SHARE_MIN = 0.2

/**
 * SQL: the WITH clauses of a query for recordings that are the one of song $1. `matches` has each one's song, its shift
 * in steps and the landmarks in common. Landmarks count that share one time offset, with a step to either side: a merely
 * similar song shares some, but not aligned. `isCandidate` says of a song `s` whether it is compared with the song
 * `mine`; `among` limits their landmarks, `theirs`, to those of few songs.
 */
export const buildMatchSql = (isCandidate: string, among = 'true') => `
  WITH mine AS (SELECT id, artist_id, coalesce(recording_of, id) AS root FROM songs WHERE id = $1),
  shared AS (
    SELECT theirs.song_id, theirs.at - ours.at AS shift, count(DISTINCT ours.mark) AS marks
      FROM recording_marks ours
      JOIN recording_marks theirs ON theirs.mark = ours.mark AND theirs.song_id <> ours.song_id AND ${among}
      JOIN songs s ON s.id = theirs.song_id JOIN mine ON true
     WHERE ours.song_id = $1 AND s.state <> 'declined' AND ${isCandidate}
     GROUP BY 1, 2),
  aligned AS (
    SELECT song_id, shift,
           sum(marks) OVER (PARTITION BY song_id ORDER BY shift RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING)::int AS marks
      FROM shared),
  best AS (SELECT DISTINCT ON (song_id) song_id, shift, marks FROM aligned ORDER BY song_id, marks DESC),
  matches AS (
    SELECT b.* FROM best b JOIN recordings r ON r.song_id = b.song_id JOIN recordings own ON own.song_id = $1
     WHERE b.marks >= ${SHARED_LANDMARKS_MIN} AND b.marks >= ${SHARED_SHARE_MIN}::float8 * least(r.marks, own.marks))`

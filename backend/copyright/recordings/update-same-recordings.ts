import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { buildSoldCopiesSql } from '#module/catalog/copy-counts'
import { buildMatchSql } from './match-sql.ts'

/** The edition of a song that holds the same recording. */
export type EarlierRelease = { songId: string; title: string; copies: number; issued: number; sold: number }

type SameRecording = EarlierRelease & { matchId: string; isEarlier: boolean }

// Only the artist's own landmarks are read, whatever there is of others. A song and what replaces its recording are one.
const sameRecordingsSql = `
  ${buildMatchSql(
    `s.artist_id = mine.artist_id AND coalesce(s.recording_of, s.id) <> mine.root`,
    `theirs.song_id = ANY (ARRAY (SELECT own.id FROM songs own JOIN mine ON own.artist_id = mine.artist_id))`,
  )}
  SELECT m.song_id AS "matchId", root.id AS "songId", root.title, e.copies, e.issued + e.open_left AS issued,
         ${buildSoldCopiesSql('e.id')} AS sold,
         -- A later upload whose check came first was not compared with this one: it counts as the earlier release.
         m.song_id < $1 OR EXISTS (SELECT FROM copyright_checks c WHERE c.subject_kind = 'song' AND c.subject_id = m.song_id
                                      AND NOT 'recording-released' = ANY (c.reasons)) AS "isEarlier"
    FROM matches m JOIN songs s ON s.id = m.song_id JOIN songs root ON root.id = coalesce(s.recording_of, s.id)
    JOIN edition_songs es ON es.song_id = root.id JOIN editions e ON e.id = es.edition_id AND e.kind = 'song'
   ORDER BY root.id`

/**
 * Compares a fingerprinted recording with its artist's others, notes which are the same, and lists the songs that were
 * uploaded with it before. The caller holds the artist's catalog lock: of two uploads at once the second sees the first.
 */
export async function updateSameRecordings(trx: Trx, songId: string): Promise<EarlierRelease[]> {
  const found = await sql<SameRecording>(trx, sameRecordingsSql, [songId])
  if (found.length > 0) {
    await sql(
      trx,
      'INSERT INTO same_recordings (song_id, other_song_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
      [songId, found.map(({ matchId }) => matchId)],
    )
  }
  await sql(trx, 'UPDATE recordings SET compared_at = now() WHERE song_id = $1', [songId])
  const earlier = new Map(
    found
      .filter(({ isEarlier }) => isEarlier)
      .map(({ songId: id, title, copies, issued, sold }) => [id, { songId: id, title, copies, issued, sold }]),
  )
  return [...earlier.values()]
}

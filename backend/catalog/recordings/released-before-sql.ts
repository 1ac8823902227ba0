export type ReleasedBefore = { title: string; copies: number } | null

/**
 * SQL expression: the first song of the artist with the same recording as the row of `songs` with this alias, where the
 * check found one and a person has yet to decide; else null.
 */
export const buildReleasedBeforeSql = (song: string) => `
  CASE WHEN ${song}.state = 'in-review' THEN
    (SELECT json_build_object('title', earlier.title, 'copies', sold_by.copies)
       FROM copyright_checks checked
       JOIN same_recordings same ON same.song_id = checked.subject_id
       JOIN songs other ON other.id = same.other_song_id
       JOIN songs earlier ON earlier.id = coalesce(other.recording_of, other.id)
       JOIN edition_songs sells ON sells.song_id = earlier.id
       JOIN editions sold_by ON sold_by.id = sells.edition_id AND sold_by.kind = 'song'
      WHERE checked.subject_kind = 'song' AND checked.subject_id = ${song}.id
        AND 'recording-released' = ANY (checked.reasons)
      ORDER BY earlier.id LIMIT 1) END`

/** SQL: the version of the recording of song `s` that the sold copy `k` was sold with. */
const soldVersionSql = `
  (SELECT coalesce(max(r.recording_version), 1) FROM songs r
    WHERE (r.id = s.id OR r.recording_of = s.id AND r.state = 'replaced') AND r.recording_since <= k.redeemed_at)`

/** SQL: the songs of edition `e` in order, each with the version of its recording that the sold copy `k` was sold with. */
export const soldSongsSql = `
  (SELECT coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'version', ${soldVersionSql},
                                              'latest', s.recording_version) ORDER BY es.position), '[]')
     FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id)`

export type SoldSong = { id: string; title: string; version: number; latest: number }

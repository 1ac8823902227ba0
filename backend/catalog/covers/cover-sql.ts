/**
 * SQL of a cover's path, or NULL for a drawn one. `song` and `edition` are SQL of their ids, of which either may be
 * absent; the song's own cover comes before that of the album which sells it.
 */
export function buildCoverUrlSql({ song, edition }: { song?: string; edition?: string }): string {
  const own = song && `(SELECT id FROM covers WHERE covers.song_id = ${song})`
  const album = edition && `(SELECT id FROM covers WHERE covers.edition_id = ${edition})`
  return `'/api/covers/' || coalesce(${[own, album].filter(Boolean).join(', ')})`
}

/** SQL of the storage key of a cover in full size, or NULL. */
export function buildCoverKeySql({ song, edition }: { song?: string; edition?: string }): string {
  const own = song && `(SELECT large_key FROM covers WHERE covers.song_id = ${song})`
  const album = edition && `(SELECT large_key FROM covers WHERE covers.edition_id = ${edition})`
  return `coalesce(${[own, album].filter(Boolean).join(', ')})`
}

const firstSongSql = '(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id ORDER BY es.position LIMIT 1)'

/**
 * SQL of the cover of an edition (table `e`) as JSON: the `id` that a drawn one is drawn from, and the path (`url`) or the
 * storage key (`key`) of the artist's own, or NULL. An album has a cover of its own; else it is that of the song.
 */
export function buildEditionCoverSql(what: 'url' | 'key'): string {
  const build = what === 'url' ? buildCoverUrlSql : buildCoverKeySql
  return `
    CASE e.kind WHEN 'album' THEN json_build_object('id', e.id, '${what}', ${build({ edition: 'e.id' })})
         ELSE json_build_object('id', ${firstSongSql}, '${what}', ${build({ song: firstSongSql, edition: 'e.id' })}) END`
}

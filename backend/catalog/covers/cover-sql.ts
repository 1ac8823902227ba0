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

/**
 * SQL expression for the name of a member who chose none: `title`, `kind` and `copy` are those of the copy held longest,
 * or null. An artist's song and album may share a title.
 */
export const buildUnchosenNameSql = (held: string) =>
  `coalesce(${buildHolderOfSql(held)} || ${held}.copy, 'Former holder')`

/** 'Holder of “Marginal” No. ', before the number. */
export const buildHolderOfSql = (edition: string) =>
  `'Holder of “' || ${edition}.title || CASE ${edition}.kind WHEN 'album' THEN '” (album) No. ' ELSE '” No. ' END`

/** SQL expression for a member's name: the display name, else title and number of the copy held longest. */
export const buildMemberNameSql = (member: string) => {
  const name = `(SELECT ${buildUnchosenNameSql('held')} FROM (SELECT e.title, e.kind, k.copy FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE e.artist_id = ${member}.artist_id AND k.fan_id = ${member}.fan_id AND k.state = 'redeemed'
     ORDER BY k.redeemed_at, k.id LIMIT 1) held)`
  return `coalesce(${member}.display_name, ${name}, 'Former holder')`
}

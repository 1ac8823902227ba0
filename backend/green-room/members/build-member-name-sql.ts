/** SQL expression for the name of a member who chose none: `copy` is the number of the copy held longest, or null. */
export const buildUnchosenNameSql = (copy: string) => `coalesce('Holder of copy ' || ${copy}, 'Former holder')`

/** SQL expression for a member's name: the display name, else the number of the copy held longest. */
export const buildMemberNameSql = (member: string) => {
  const copy = `(SELECT k.copy FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE e.artist_id = ${member}.artist_id AND k.fan_id = ${member}.fan_id AND k.state = 'redeemed'
     ORDER BY k.redeemed_at, k.id LIMIT 1)`
  return `coalesce(${member}.display_name, ${buildUnchosenNameSql(copy)})`
}

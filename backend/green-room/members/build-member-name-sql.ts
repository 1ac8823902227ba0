/**
 * SQL expression (JSON) for what names a member: the display name, else the copy held longest, else null. See
 * `formatMemberName`, which names them in the reader's language.
 */
export const buildMemberNameSql = (member: string) =>
  `CASE WHEN ${member}.display_name IS NOT NULL THEN to_json(${member}.display_name) ELSE (
     SELECT json_build_object('title', e.title, 'kind', e.kind, 'copy', k.copy) FROM keymails k JOIN editions e ON e.id = k.edition_id
      WHERE e.artist_id = ${member}.artist_id AND k.fan_id = ${member}.fan_id AND k.state = 'redeemed'
      ORDER BY k.redeemed_at, k.id LIMIT 1) END`

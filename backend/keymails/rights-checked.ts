/**
 * SQL: when the house looked at the papers behind an artist's music (table `a`), or null when the artist alone vouches
 * for them.
 */
export const rightsSql = `(SELECT p.decided_at FROM g_key_applications p WHERE p.artist_id = a.id AND p.state = 'approved')`

const songsSql = `
  (SELECT max(c.checked_at) FROM edition_songs es
     LEFT JOIN copyright_checks c ON c.subject_kind = 'song' AND c.subject_id = es.song_id AND c.verdict = 'verified'
    WHERE es.edition_id = e.id HAVING count(*) = count(c.checked_at))`

/** SQL: whether Godfrey found the papers of every song of an edition (table `e`) in order. */
export const checkedByGodfreySql = `(${songsSql} IS NOT NULL)`

/**
 * SQL: when the house looked at the papers behind an edition (table `e`) of an artist (table `a`): at those of its songs,
 * else at those that came with the artist's application. Null when the artist alone vouches for them.
 */
export const rightsSql = `
  coalesce(${songsSql}, (SELECT p.decided_at FROM g_key_applications p WHERE p.artist_id = a.id AND p.state = 'approved'))`

/** Who that was, in words. */
export const checkerOf = (byGodfrey: boolean) => (byGodfrey ? 'Godfrey, TuneMaker’s AI agent' : 'TuneMaker')

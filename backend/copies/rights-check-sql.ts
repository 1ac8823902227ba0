const songsCheckedAtSql = `
  (SELECT max(c.checked_at) FROM edition_songs es
     LEFT JOIN copyright_checks c ON c.subject_kind = 'song' AND c.subject_id = es.song_id AND c.verdict = 'verified'
    WHERE es.edition_id = e.id HAVING count(*) = count(c.checked_at))`

/** SQL: whether Godfrey found that the documents of every song of an edition (table `e`) agree with what was declared. */
export const checkedByGodfreySql = `(${songsCheckedAtSql} IS NOT NULL)`

/**
 * SQL: when the documents behind an edition (table `e`) of an artist (table `a`) were compared with what was declared: those of its songs, else
 * those of the artist's application. Null if only the artist vouches for the rights.
 */
export const rightsCheckedAtSql = `
  coalesce(${songsCheckedAtSql}, (SELECT p.decided_at FROM g_key_applications p WHERE p.artist_id = a.id AND p.state = 'approved'))`

/** SQL: the registration numbers in the documents that were compared then, of an edition (table `e`) of an artist (table `a`). */
export const registrationNumbersSql = `
  ARRAY(SELECT unnest(c.numbers) FROM edition_songs es
          JOIN copyright_checks c ON c.subject_kind = 'song' AND c.subject_id = es.song_id AND c.verdict = 'verified'
         WHERE es.edition_id = e.id AND ${checkedByGodfreySql}
         UNION
        SELECT unnest(c.numbers) FROM g_key_applications p
          JOIN copyright_checks c ON c.subject_kind = 'application' AND c.subject_id = p.id
         WHERE p.artist_id = a.id AND p.state = 'approved' AND NOT ${checkedByGodfreySql}
         ORDER BY 1)`

/** The checker's name, for display. */
export const formatChecker = (byGodfrey: boolean) => (byGodfrey ? 'Godfrey, TuneMaker’s AI agent' : 'TuneMaker')

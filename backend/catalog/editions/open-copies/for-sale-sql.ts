/** SQL condition: edition `e` and all its songs are published. */
export const forSaleSql = `
  (e.state = 'published' AND e.blocked_at IS NULL AND NOT EXISTS (
    SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
     WHERE es.edition_id = e.id AND s.state <> 'published'))`

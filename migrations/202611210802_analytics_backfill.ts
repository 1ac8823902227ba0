import type { Knex } from 'knex'

/** What happened before anybody counted, as events with their true dates. Only in a database that has counted nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    INSERT INTO analytics_inbox (at, kind, detail, artist_id, subject_id, quantity, cents)
    SELECT * FROM (
      SELECT created_at AS at, 'signup' AS kind, 'artist' AS detail, id AS artist_id, NULL::uuid, 1, 0 FROM artists
       UNION ALL
      SELECT created_at, 'g-key-issued', '', artist_id, NULL, 1, 0 FROM g_keys
       UNION ALL
      SELECT created_at, 'application', '', NULL, NULL, 1, 0 FROM g_key_applications
       UNION ALL
      SELECT created_at, 'song-uploaded', '', artist_id, NULL, 1, 0 FROM songs
       UNION ALL
      SELECT created_at, 'card-published', '', artist_id, NULL, 1, 0 FROM art_cards
       UNION ALL
      SELECT date_trunc('minute', k.issued_at), 'keymail-issued', '', e.artist_id, NULL, count(*), 0
        FROM keymails k JOIN editions e ON e.id = k.edition_id GROUP BY 1, e.artist_id
       UNION ALL
      SELECT p.at, p.kind, o.purpose, o.payee_artist_id, o.id, 1, -e.cents
        FROM ledger_postings p JOIN orders o ON o.id = p.order_id
        JOIN ledger_entries e ON e.posting_id = p.id AND e.account LIKE 'sales/%') happened
     WHERE NOT EXISTS (SELECT FROM analytics_inbox) AND NOT EXISTS (SELECT FROM analytics_events)
     ORDER BY at
  `)
}

export async function down(): Promise<void> {
  // Counts of what is in other tables: nothing is lost by leaving them, and the tables go with the migration before.
}

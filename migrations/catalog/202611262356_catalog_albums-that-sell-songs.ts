import type { Knex } from 'knex'

// Concurrently, so that no writer waits; each statement is a transaction of its own.
export const config = { transaction: false }

// Locked before it is looked at: the next statement of the function sees what another one has committed meanwhile, so that
// of two changes at once neither overlooks the other.
const countSongs = `
  CREATE OR REPLACE FUNCTION mark_albums_that_sell_songs() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    albums uuid[] := ARRAY (
      SELECT a.id FROM editions a
       WHERE a.kind = 'album' AND (a.id = NEW.id OR NEW.kind = 'song' AND a.id IN (
         SELECT of_album.edition_id FROM edition_songs of_song JOIN edition_songs of_album USING (song_id)
          WHERE of_song.edition_id = NEW.id))
       ORDER BY a.id FOR NO KEY UPDATE);
  BEGIN
    UPDATE editions a SET sells_songs = NOT a.sells_songs
     WHERE a.id = ANY (albums) AND a.sells_songs <> EXISTS (
       SELECT FROM edition_songs es
        WHERE es.edition_id = a.id AND NOT EXISTS (
          SELECT FROM edition_songs alone JOIN editions e ON e.id = alone.edition_id
           WHERE alone.song_id = es.song_id AND e.kind = 'song' AND e.state = 'published'));
    RETURN NULL;
  END $$`

export async function up(knex: Knex): Promise<void> {
  const statements = [
    // Whether a song sells by this edition: false for an album of which each song sells alone. The list by price passes it over.
    'ALTER TABLE editions ADD COLUMN IF NOT EXISTS sells_songs boolean NOT NULL DEFAULT true',
    countSongs,
    'DROP TRIGGER IF EXISTS editions_sell_songs ON editions',
    'DROP TRIGGER IF EXISTS editions_sell_songs_at_first ON editions',
    `CREATE TRIGGER editions_sell_songs_at_first AFTER INSERT ON editions FOR EACH ROW
       WHEN (NEW.kind = 'album') EXECUTE FUNCTION mark_albums_that_sell_songs()`,
    `CREATE TRIGGER editions_sell_songs AFTER UPDATE OF state ON editions FOR EACH ROW
       WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION mark_albums_that_sell_songs()`,
    // Those of today.
    `UPDATE editions a SET sells_songs = false
      WHERE a.kind = 'album' AND a.sells_songs AND NOT EXISTS (
        SELECT FROM edition_songs es
         WHERE es.edition_id = a.id AND NOT EXISTS (
           SELECT FROM edition_songs alone JOIN editions e ON e.id = alone.edition_id
            WHERE alone.song_id = es.song_id AND e.kind = 'song' AND e.state = 'published'))`,
    // What an interrupted run left is invalid.
    'DROP INDEX CONCURRENTLY IF EXISTS editions_song_price',
    `CREATE INDEX CONCURRENTLY editions_song_price ON editions (price_cents, id) WHERE state = 'published' AND sells_songs`,
    'DROP INDEX CONCURRENTLY IF EXISTS editions_price',
  ]
  for (const statement of statements) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  const statements = [
    'DROP INDEX CONCURRENTLY IF EXISTS editions_price',
    `CREATE INDEX CONCURRENTLY editions_price ON editions (price_cents, id) WHERE state = 'published'`,
    'DROP INDEX CONCURRENTLY IF EXISTS editions_song_price',
    'DROP TRIGGER IF EXISTS editions_sell_songs ON editions',
    'DROP TRIGGER IF EXISTS editions_sell_songs_at_first ON editions',
    'DROP FUNCTION IF EXISTS mark_albums_that_sell_songs',
    'ALTER TABLE editions DROP COLUMN IF EXISTS sells_songs',
  ]
  for (const statement of statements) await knex.raw(statement)
}

import type { Knex } from 'knex'

// Concurrently, so that no writer waits; each statement is a transaction of its own.
export const config = { transaction: false }

const indexes = {
  editions_price: `editions (price_cents, id) WHERE state = 'published'`,
  edition_counts_sold: 'edition_counts (sold DESC, edition_id)',
  edition_counts_remaining: 'edition_counts (remaining, edition_id) WHERE remaining > 0',
  songs_genre: `songs (genre, id DESC) WHERE genre IS NOT NULL AND state = 'published'`,
  songs_mood: `songs (mood, id DESC) WHERE mood IS NOT NULL AND state = 'published'`,
}

export async function up(knex: Knex): Promise<void> {
  const statements = [
    // Unsold copies of an edition that has sold any, as of the last rolling up: what is nearly gone.
    'ALTER TABLE edition_counts ADD COLUMN IF NOT EXISTS remaining int',
    `CREATE OR REPLACE FUNCTION count_remaining_copies() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       NEW.remaining := (SELECT copies FROM editions WHERE id = NEW.edition_id) - NEW.sold;
       RETURN NEW;
     END $$`,
    'DROP TRIGGER IF EXISTS edition_counts_remaining ON edition_counts',
    `CREATE TRIGGER edition_counts_remaining BEFORE INSERT OR UPDATE OF sold ON edition_counts FOR EACH ROW
       EXECUTE FUNCTION count_remaining_copies()`,
    // An edition that ends early has fewer copies, or none, remaining.
    `CREATE OR REPLACE FUNCTION recount_remaining_copies() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       UPDATE edition_counts SET sold = sold WHERE edition_id = NEW.id;
       RETURN NULL;
     END $$`,
    'DROP TRIGGER IF EXISTS editions_recount_remaining ON editions',
    `CREATE TRIGGER editions_recount_remaining AFTER UPDATE OF copies ON editions FOR EACH ROW
       WHEN (OLD.copies IS DISTINCT FROM NEW.copies) EXECUTE FUNCTION recount_remaining_copies()`,
    'UPDATE edition_counts SET sold = sold WHERE remaining IS NULL',
    // What an interrupted run left is invalid.
    ...Object.entries(indexes).flatMap(([name, definition]) => [
      `DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
      `CREATE INDEX CONCURRENTLY ${name} ON ${definition}`,
    ]),
  ]
  for (const statement of statements) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
  await knex.raw(`
    DROP TRIGGER editions_recount_remaining ON editions;
    DROP TRIGGER edition_counts_remaining ON edition_counts;
    DROP FUNCTION recount_remaining_copies, count_remaining_copies;
    ALTER TABLE edition_counts DROP COLUMN remaining;
  `)
}

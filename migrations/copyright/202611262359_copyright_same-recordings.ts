import type { Knex } from 'knex'

// The index is built concurrently, so that no writer waits.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Uploads of one artist that hold the same recording: the one that was compared, and another one.
    CREATE TABLE IF NOT EXISTS same_recordings (
      song_id uuid NOT NULL REFERENCES songs ON DELETE CASCADE,
      other_song_id uuid NOT NULL REFERENCES songs ON DELETE CASCADE,
      PRIMARY KEY (song_id, other_song_id)
    )`)
  await knex.raw('CREATE INDEX IF NOT EXISTS same_recordings_other ON same_recordings (other_song_id)')
  await knex.raw(`
    -- When the recording was compared with its artist's others. Null: of before that was done, or about to be.
    ALTER TABLE recordings ADD COLUMN IF NOT EXISTS compared_at timestamptz`)
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS recordings_uncompared')
  await knex.raw('CREATE INDEX CONCURRENTLY recordings_uncompared ON recordings (song_id) WHERE compared_at IS NULL')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE recordings DROP COLUMN IF EXISTS compared_at')
  await knex.raw('DROP TABLE IF EXISTS same_recordings')
}

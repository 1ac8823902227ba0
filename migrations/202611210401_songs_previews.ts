import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE songs
      -- What the recording is, read from the file: 'MP3', bits a second on average. Null until the worker has read it.
      ADD COLUMN audio_format text,
      ADD COLUMN bit_rate int,
      ADD COLUMN preview_key text UNIQUE REFERENCES files,
      -- 'none': this kind of recording cannot be cut.
      ADD COLUMN preview_state text NOT NULL DEFAULT 'waiting' CHECK (preview_state IN ('waiting', 'ready', 'none')),
      ADD CONSTRAINT songs_ready_preview_has_a_file CHECK ((preview_state = 'ready') = (preview_key IS NOT NULL));
    CREATE INDEX songs_without_preview ON songs (id) WHERE preview_state = 'waiting';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX songs_without_preview;
    ALTER TABLE songs DROP CONSTRAINT songs_ready_preview_has_a_file, DROP COLUMN preview_state, DROP COLUMN preview_key,
      DROP COLUMN bit_rate, DROP COLUMN audio_format;
  `)
}

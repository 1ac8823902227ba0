import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A song of a copy in another format than its upload, with the copy's number in its tags. Made again when purged.
    CREATE TABLE copy_downloads (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      keymail_id uuid NOT NULL REFERENCES keymails,
      song_id uuid NOT NULL REFERENCES songs,
      format text NOT NULL CHECK (format IN ('mp3', 'aac', 'flac')),
      -- The upload it is made of; a replaced one makes it stale.
      source_key text NOT NULL,
      file_key text UNIQUE REFERENCES files,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')),
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CONSTRAINT copy_downloads_once UNIQUE (keymail_id, song_id, format),
      CHECK (state <> 'ready' OR file_key IS NOT NULL)
    );
    CREATE INDEX copy_downloads_created ON copy_downloads (created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE copy_downloads')
}

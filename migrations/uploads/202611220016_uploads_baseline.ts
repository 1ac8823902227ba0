import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE upload_credits (
      artist_id uuid PRIMARY KEY REFERENCES artists,
      credits int NOT NULL CHECK (credits >= 0)
    );

    -- Resumable uploads. The bytes are in DATA_DIR/uploads under the id.
    CREATE TABLE uploads (
      id uuid PRIMARY KEY,
      artist_id uuid NOT NULL REFERENCES artists,
      bytes int NOT NULL CHECK (bytes BETWEEN 1 AND 52428800),
      name text NOT NULL,
      -- The song created from it, once.
      song_id uuid UNIQUE REFERENCES songs,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      -- The writer that holds the upload, in any process, and whether another one waits.
      lease_id uuid,
      lease_until timestamptz,
      release_asked boolean NOT NULL DEFAULT false
    );
    CREATE INDEX uploads_artist ON uploads (artist_id);
    CREATE INDEX uploads_expiry ON uploads (expires_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE uploads, upload_credits')
}

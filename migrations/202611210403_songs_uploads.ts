import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Recordings that arrive in pieces. The bytes lie in DATA_DIR/uploads under the id.
    CREATE TABLE uploads (
      id uuid PRIMARY KEY,
      artist_id uuid NOT NULL REFERENCES artists,
      bytes int NOT NULL CHECK (bytes BETWEEN 1 AND 52428800),
      name text NOT NULL,
      -- What it became, once.
      song_id uuid UNIQUE REFERENCES songs,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      -- Who is writing to it right now, in whichever process, and whether somebody else waits to.
      lease_id uuid,
      lease_until timestamptz,
      release_asked boolean NOT NULL DEFAULT false
    );
    CREATE INDEX uploads_artist ON uploads (artist_id);
    CREATE INDEX uploads_expiry ON uploads (expires_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE uploads')
}

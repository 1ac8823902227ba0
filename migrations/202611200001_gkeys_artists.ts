import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE artists (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      account_type text NOT NULL CHECK (account_type IN ('test', 'production')),
      legal_name text NOT NULL,
      stage_name text NOT NULL,
      email text NOT NULL,
      bio text NOT NULL DEFAULT '',
      -- Where fans pay to. Set only when a mail to that address was answered.
      payment_email text,
      pending_payment_email text,
      -- Of the application that the G-Key came from.
      tracking_number text UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX artists_email ON artists (lower(email));

    -- The key itself is shown once, by mail; here is only its SHA-256 (80 random bits need no slow hash).
    CREATE TABLE g_keys (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      key_hash bytea NOT NULL UNIQUE,
      state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'void')),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX g_keys_artist ON g_keys (artist_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE g_keys, artists')
}

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
      -- PayPal address that fans pay to. Set once a mail to it was answered.
      payment_email text,
      pending_payment_email text,
      -- Of the application that the artist was created from.
      tracking_number text UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- When the artist closed the account. Fans keep what they own.
      closed_at timestamptz,
      picture_key text UNIQUE REFERENCES files,
      -- [{ label, url }], https only, validated by the application.
      links jsonb NOT NULL DEFAULT '[]',
      -- A suspended artist cannot sign in and sells nothing. Fans keep what they own.
      suspended_at timestamptz
    );
    CREATE INDEX artists_email ON artists (lower(email));

    -- Only the SHA-256 of a key is stored; the key exists in one mail. 80 random bits need no slow hash.
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

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What programs of an artist sign in with. A revoked token's row is deleted.
    CREATE TABLE access_tokens (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE,
      -- Its last characters, by which a person recognizes it.
      ending text NOT NULL,
      name text NOT NULL,
      scopes text[] NOT NULL CHECK (scopes <> '{}'),
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      last_used_at timestamptz
    );
    CREATE INDEX access_tokens_artist ON access_tokens (artist_id);
    CREATE INDEX access_tokens_expiry ON access_tokens (expires_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE access_tokens')
}

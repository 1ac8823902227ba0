import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE sessions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      token_hash bytea NOT NULL UNIQUE,
      -- Identifies the browser across its sign-ins; owns its orders.
      visitor_id uuid NOT NULL,
      artist_id uuid REFERENCES artists,
      -- Every fan this browser has paid as: two PayPal accounts are two fans in one session.
      fan_ids uuid[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      collector_id uuid REFERENCES collectors ON DELETE SET NULL
    );
    CREATE INDEX sessions_expiry ON sessions (expires_at);
    CREATE INDEX sessions_visitor ON sessions (visitor_id);
    CREATE INDEX sessions_artist ON sessions (artist_id) WHERE artist_id IS NOT NULL;
    CREATE INDEX sessions_collector ON sessions (collector_id) WHERE collector_id IS NOT NULL;

    -- Rate limit counters. Unlogged: losing them in a crash is harmless.
    CREATE UNLOGGED TABLE throttle (
      bucket text NOT NULL,
      window_start timestamptz NOT NULL,
      hits int NOT NULL,
      PRIMARY KEY (bucket, window_start)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE throttle, sessions')
}

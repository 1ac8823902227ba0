import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE fans (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      -- The payer's address as the provider confirmed it, in lower case.
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE sessions (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      token_hash bytea NOT NULL UNIQUE,
      -- Names the browser through all its sign-ins; orders are bound to it.
      visitor_id uuid NOT NULL,
      artist_id uuid REFERENCES artists,
      -- Everybody this browser has paid as: two PayPal accounts in one browser are two fans with one session.
      fan_ids uuid[] NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX sessions_expiry ON sessions (expires_at);
    CREATE INDEX sessions_visitor ON sessions (visitor_id);
    CREATE INDEX sessions_artist ON sessions (artist_id) WHERE artist_id IS NOT NULL;

    -- Counters of tries. Losing them in a crash costs nothing, so they skip the write-ahead log.
    CREATE UNLOGGED TABLE throttle (
      bucket text NOT NULL,
      window_start timestamptz NOT NULL,
      hits int NOT NULL,
      PRIMARY KEY (bucket, window_start)
    );

    -- Links sent by mail: used once, then worthless.
    CREATE TABLE mailed_links (
      token_hash bytea PRIMARY KEY,
      kind text NOT NULL,
      data jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX mailed_links_expiry ON mailed_links (expires_at);

    -- What lies in storage. A row is written before its bytes, so that nothing can lie there unknown.
    CREATE TABLE files (
      key text PRIMARY KEY,
      state text NOT NULL DEFAULT 'storing' CHECK (state IN ('storing', 'kept')),
      bytes bigint NOT NULL CHECK (bytes >= 0),
      type text NOT NULL,
      sha256 bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX files_storing ON files (created_at) WHERE state = 'storing';

    -- Matters that wait for a person's decision.
    CREATE TABLE reviews (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      kind text NOT NULL CHECK (kind IN ('copyright', 'correction', 'handover', 'payment', 'monitoring')),
      subject text NOT NULL,
      -- The same matter is opened once, however often a job meets it.
      effect_key text NOT NULL UNIQUE,
      reason text NOT NULL,
      evidence jsonb NOT NULL DEFAULT '{}',
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided')),
      opened_at timestamptz NOT NULL DEFAULT now(),
      due_at timestamptz NOT NULL DEFAULT now() + interval '48 hours'
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE reviews, files, mailed_links, throttle, sessions, fans')
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Events not yet rolled up. The rollup deletes rows here and adds them to the sums in one statement, so every
    -- event is counted once, and sums plus inbox are always exact.
    CREATE TABLE analytics_inbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      kind text NOT NULL,
      detail text NOT NULL DEFAULT '',
      artist_id uuid,
      -- The order of a sale or refund. No column identifies a visitor or a fan.
      subject_id uuid,
      quantity int NOT NULL DEFAULT 1,
      cents int NOT NULL DEFAULT 0
    );

    -- Events after the rollup, to verify the sums against.
    CREATE TABLE analytics_events (
      id bigint PRIMARY KEY,
      at timestamptz NOT NULL,
      kind text NOT NULL,
      detail text NOT NULL,
      artist_id uuid,
      subject_id uuid,
      quantity int NOT NULL,
      cents int NOT NULL
    );
    CREATE INDEX analytics_events_at ON analytics_events USING brin (at);

    CREATE TABLE analytics_sums (
      grain text NOT NULL CHECK (grain IN ('minute', 'hour')),
      bucket timestamptz NOT NULL,
      kind text NOT NULL,
      detail text NOT NULL,
      events bigint NOT NULL,
      quantity bigint NOT NULL,
      cents bigint NOT NULL,
      PRIMARY KEY (grain, bucket, kind, detail)
    );

    CREATE TABLE analytics_artist_sums (
      grain text NOT NULL CHECK (grain IN ('minute', 'hour')),
      bucket timestamptz NOT NULL,
      artist_id uuid NOT NULL,
      sales bigint NOT NULL,
      cents bigint NOT NULL,
      fans bigint NOT NULL,
      PRIMARY KEY (grain, bucket, artist_id)
    );

    -- Who bought from whom, so that a fan is counted as gained once.
    CREATE TABLE analytics_fans (
      artist_id uuid NOT NULL,
      fan_id uuid NOT NULL,
      PRIMARY KEY (artist_id, fan_id)
    );

    -- A visitor is a hash with a salt that is kept for one UTC day; afterwards nobody can tell who it was. Unlogged,
    -- so that no backup contains an old salt.
    CREATE UNLOGGED TABLE analytics_salts (
      day date PRIMARY KEY,
      salt bytea NOT NULL
    );

    CREATE UNLOGGED TABLE analytics_seen (
      day date NOT NULL,
      visitor bytea NOT NULL,
      arrived_at timestamptz NOT NULL,
      pages int NOT NULL,
      -- One bit per kind of action, see backend/analytics/track-visitor-action.ts.
      deeds int NOT NULL,
      PRIMARY KEY (day, visitor)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'DROP TABLE analytics_seen, analytics_salts, analytics_fans, analytics_artist_sums, analytics_sums, analytics_events, analytics_inbox',
  )
}

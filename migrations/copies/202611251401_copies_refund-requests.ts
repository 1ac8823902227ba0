import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A buyer's wish to have the money back. The artist was paid, so only the artist can send it.
    CREATE TABLE refund_requests (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      order_id uuid NOT NULL REFERENCES orders,
      keymail_id uuid NOT NULL REFERENCES keymails,
      fan_id uuid NOT NULL REFERENCES fans,
      artist_id uuid NOT NULL REFERENCES artists,
      reason text NOT NULL,
      -- What the artist wrote when declining.
      answer text NOT NULL DEFAULT '',
      -- A full refund ends a request by itself and is read from the order.
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'withdrawn', 'declined')),
      created_at timestamptz NOT NULL DEFAULT now(),
      mailed_at timestamptz,
      ended_at timestamptz,
      answer_mailed_at timestamptz,
      CHECK ((state = 'open') = (ended_at IS NULL))
    );
    -- Asked once, unless it was taken back.
    CREATE UNIQUE INDEX refund_requests_once ON refund_requests (order_id) WHERE state IN ('open', 'declined');
    CREATE INDEX refund_requests_artist ON refund_requests (artist_id, id DESC);
    CREATE INDEX refund_requests_fan ON refund_requests (fan_id);
    -- When the giver was told.
    ALTER TABLE copy_gifts ADD COLUMN taken_mailed_at timestamptz;
    CREATE INDEX copy_gifts_giver ON copy_gifts (giver_id);
    CREATE INDEX refund_requests_worded ON refund_requests (created_at) WHERE reason <> '';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE refund_requests;
    DROP INDEX copy_gifts_giver;
    ALTER TABLE copy_gifts DROP COLUMN taken_mailed_at;
  `)
}

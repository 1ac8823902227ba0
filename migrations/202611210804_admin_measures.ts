import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An artist whom an admin has suspended cannot sign in and sells nothing; what fans own stays theirs.
    ALTER TABLE artists ADD COLUMN suspended_at timestamptz;
    -- Sells nothing, codes that are out included, until an admin lifts it.
    ALTER TABLE editions ADD COLUMN blocked_at timestamptz;
    -- Why an admin made a published song 'declined': itself, or its artist.
    ALTER TABLE songs ADD COLUMN blocked_for text CHECK (blocked_for IN ('takedown', 'suspension'));

    -- Refunds that we asked the provider for, each under the request id by which it knows it.
    CREATE TABLE refund_attempts (
      request_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders,
      started_at timestamptz NOT NULL DEFAULT now(),
      outcome text CHECK (outcome IN ('refunded', 'refused')),
      refund_id text,
      issue text,
      ended_at timestamptz
    );
    -- An order's refund is asked for once at a time: a repeat asks under the same id again.
    CREATE UNIQUE INDEX refund_attempts_open ON refund_attempts (order_id) WHERE outcome IS NULL;

    CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
    CREATE INDEX audit_log_subject ON audit_log (subject);
    CREATE INDEX orders_payer ON orders (payer_email) WHERE payer_email IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX orders_payer, audit_log_subject, audit_log_at;
    DROP TABLE refund_attempts;
    ALTER TABLE songs DROP COLUMN blocked_for;
    ALTER TABLE editions DROP COLUMN blocked_at;
    ALTER TABLE artists DROP COLUMN suspended_at;
  `)
}

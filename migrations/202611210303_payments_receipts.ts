import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE orders
      -- When the receipt was handed to the job queue, and when its mail left.
      ADD COLUMN receipt_queued_at timestamptz,
      ADD COLUMN receipt_sent_at timestamptz,
      -- When our books were last found equal to the provider's.
      ADD COLUMN compared_at timestamptz;
    -- Sales before there were receipts stay without.
    UPDATE orders SET receipt_queued_at = completed_at WHERE state = 'completed';
    CREATE INDEX orders_receipt_due ON orders (completed_at) WHERE state = 'completed' AND receipt_queued_at IS NULL;

    -- What buyers complain of at the provider. Nothing is suspended until one is lost.
    CREATE TABLE disputes (
      id text PRIMARY KEY,
      order_id uuid NOT NULL REFERENCES orders,
      cents int NOT NULL CHECK (cents >= 0),
      reason text NOT NULL,
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost')),
      opened_at timestamptz NOT NULL DEFAULT now(),
      resolved_at timestamptz,
      CHECK ((state = 'open') = (resolved_at IS NULL))
    );
    CREATE INDEX disputes_order ON disputes (order_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE disputes;
    ALTER TABLE orders DROP COLUMN receipt_queued_at, DROP COLUMN receipt_sent_at, DROP COLUMN compared_at;
  `)
}

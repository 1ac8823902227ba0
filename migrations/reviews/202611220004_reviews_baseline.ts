import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Cases that need a person's decision.
    CREATE TABLE reviews (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
      kind text NOT NULL CHECK (kind IN ('copyright', 'correction', 'handover', 'payment', 'monitoring')),
      subject text NOT NULL,
      -- Idempotency key: a retried job opens the same review only once.
      effect_key text NOT NULL UNIQUE,
      reason text NOT NULL,
      evidence jsonb NOT NULL DEFAULT '{}',
      state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided')),
      opened_at timestamptz NOT NULL DEFAULT now(),
      due_at timestamptz NOT NULL DEFAULT now() + interval '48 hours',
      -- The staff session working on it. No foreign key, because sessions are purged.
      claimed_by uuid,
      claimed_at timestamptz,
      decided_at timestamptz,
      decision text CHECK (decision IN ('approve', 'decline')),
      note text,
      CONSTRAINT reviews_claimed_by_somebody CHECK ((claimed_by IS NULL) = (claimed_at IS NULL)),
      CONSTRAINT reviews_decided_with_decision
        CHECK ((state = 'decided') = (decision IS NOT NULL AND decided_at IS NOT NULL))
    );
    CREATE INDEX reviews_open ON reviews (number) WHERE state = 'open';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE reviews')
}

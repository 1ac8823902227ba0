import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Names a staff session where its token must not stand: in claims and in the audit log.
    ALTER TABLE staff_sessions ADD COLUMN id uuid NOT NULL DEFAULT uuidv7();

    ALTER TABLE reviews
      -- The staff session that is looking at it. Sessions are forgotten, so this is no foreign key.
      ADD COLUMN claimed_by uuid,
      ADD COLUMN claimed_at timestamptz,
      ADD COLUMN decided_at timestamptz,
      ADD COLUMN decision text CHECK (decision IN ('approve', 'decline')),
      ADD COLUMN note text,
      ADD CONSTRAINT reviews_claimed_by_somebody CHECK ((claimed_by IS NULL) = (claimed_at IS NULL)),
      ADD CONSTRAINT reviews_decided_with_decision
        CHECK ((state = 'decided') = (decision IS NOT NULL AND decided_at IS NOT NULL));
    CREATE INDEX reviews_open ON reviews (number) WHERE state = 'open';

    -- What staff did. Nothing in it is ever changed or removed.
    CREATE TABLE audit_log (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      at timestamptz NOT NULL DEFAULT now(),
      role text NOT NULL CHECK (role IN ('admin', 'operator')),
      staff_session_id uuid NOT NULL,
      action text NOT NULL,
      subject text NOT NULL,
      details jsonb NOT NULL DEFAULT '{}'
    );
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

    -- The dashboard asks by date. Rows lie nearly in that order, so these cost the sale nothing.
    CREATE INDEX ledger_postings_at ON ledger_postings USING brin (at);
    CREATE INDEX keymails_issued_at ON keymails USING brin (issued_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX keymails_issued_at, ledger_postings_at, reviews_open;
    DROP TABLE audit_log;
    ALTER TABLE reviews DROP CONSTRAINT reviews_decided_with_decision, DROP CONSTRAINT reviews_claimed_by_somebody,
      DROP COLUMN note, DROP COLUMN decision, DROP COLUMN decided_at, DROP COLUMN claimed_at, DROP COLUMN claimed_by;
    ALTER TABLE staff_sessions DROP COLUMN id;
  `)
}

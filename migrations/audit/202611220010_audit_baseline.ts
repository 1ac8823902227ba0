import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Actions of staff. Append-only.
    CREATE TABLE audit_log (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      at timestamptz NOT NULL DEFAULT now(),
      role text NOT NULL CHECK (role IN ('admin', 'operator')),
      staff_session_id uuid NOT NULL,
      action text NOT NULL,
      subject text NOT NULL,
      details jsonb NOT NULL DEFAULT '{}'
    );
    CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC);
    CREATE INDEX audit_log_subject ON audit_log (subject);
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE audit_log')
}

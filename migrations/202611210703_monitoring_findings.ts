import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When each check last ran, and whether it could.
    CREATE TABLE monitor_checks (
      name text PRIMARY KEY,
      checked_at timestamptz NOT NULL,
      took_ms int NOT NULL,
      problem text
    );
    -- What a check found: open from when it was first seen until a check does not see it any more.
    CREATE TABLE monitor_findings (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      check_name text NOT NULL,
      -- What it is about, so that the same thing is found once: an order, a file, an address.
      subject text NOT NULL,
      level text NOT NULL CHECK (level IN ('notice', 'serious')),
      message text NOT NULL,
      details jsonb NOT NULL DEFAULT '{}',
      opened_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz NOT NULL DEFAULT now(),
      closed_at timestamptz,
      review_number bigint
    );
    CREATE UNIQUE INDEX monitor_findings_open ON monitor_findings (check_name, subject) WHERE closed_at IS NULL;
    CREATE INDEX monitor_findings_by_age ON monitor_findings (opened_at DESC);

    -- Mail that a server refused for good. Kept for the check alone.
    CREATE TABLE mail_bounces (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      address text NOT NULL,
      answer text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX mail_bounces_at ON mail_bounces (at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE mail_bounces, monitor_findings, monitor_checks')
}

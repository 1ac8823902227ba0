import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The last run of each check, and its error.
    CREATE TABLE monitor_checks (
      name text PRIMARY KEY,
      checked_at timestamptz NOT NULL,
      took_ms int NOT NULL,
      problem text
    );

    -- A finding is open from the first check that saw it until one no longer does.
    CREATE TABLE monitor_findings (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      check_name text NOT NULL,
      -- What the finding is about (an order, a file, an address), so that it is recorded once.
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

    -- Running processes. Each updates its row every ten seconds and deletes it at shutdown; a killed one stays.
    CREATE TABLE processes (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('web', 'worker')),
      host text NOT NULL,
      pid int NOT NULL,
      version text NOT NULL,
      node text NOT NULL,
      memory_bytes bigint NOT NULL,
      started_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL DEFAULT now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE processes, monitor_findings, monitor_checks')
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Written by ops/backup/backup.sh, for System Status and the metrics.
    CREATE TABLE backup_runs (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      kind text NOT NULL CHECK (kind IN ('base', 'files', 'rehearsal')),
      started_at timestamptz NOT NULL,
      finished_at timestamptz NOT NULL DEFAULT now(),
      succeeded boolean NOT NULL,
      -- What the database measured.
      bytes bigint,
      -- Of a rehearsal: how old the newest row was that came back.
      lost_seconds double precision
    );
    CREATE INDEX backup_runs_latest ON backup_runs (kind, started_at DESC)
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE backup_runs')
}

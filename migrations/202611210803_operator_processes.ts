import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who runs: every process says so every ten seconds, and goes when it stops. One that died stays, silent.
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

    -- What the workers did, by minute and hour: jobs done and failed, and the milliseconds they waited and ran.
    CREATE TABLE job_sums (
      grain text NOT NULL CHECK (grain IN ('minute', 'hour')),
      bucket timestamptz NOT NULL,
      queue text NOT NULL,
      done bigint NOT NULL,
      failed bigint NOT NULL,
      waited_ms bigint NOT NULL,
      ran_ms bigint NOT NULL,
      longest_wait_ms bigint NOT NULL,
      PRIMARY KEY (grain, bucket, queue)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE job_sums, processes')
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Job totals per minute and hour: done, failed, and milliseconds waited and run.
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
  await knex.raw('DROP TABLE job_sums')
}

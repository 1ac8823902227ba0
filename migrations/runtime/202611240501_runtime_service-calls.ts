import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Outcomes of the calls to PayPal, mail server and file storage, summed up by all processes.
    CREATE TABLE service_calls (
      service text NOT NULL,
      minute timestamptz NOT NULL,
      succeeded integer NOT NULL,
      failed integer NOT NULL,
      last_succeeded_at timestamptz,
      first_failed_at timestamptz,
      last_failed_at timestamptz,
      -- A code such as ECONNREFUSED or HTTP 503; no data of people.
      last_failure text,
      PRIMARY KEY (service, minute)
    )
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE service_calls')
}

import type { Knex } from 'knex'

// The index is built concurrently, so that no sale waits to be rolled up.
export const config = { transaction: false }

// The days of all artists lie apart in the table, one block a row: what the staff's list of artists sums stands in the index.
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS revenue_days_lately')
  await knex.raw(
    'CREATE INDEX CONCURRENTLY revenue_days_lately ON revenue_days (day) INCLUDE (artist_id, cents, refunded_cents)',
  )
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS revenue_days_day')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX CONCURRENTLY IF NOT EXISTS revenue_days_day ON revenue_days (day)')
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS revenue_days_lately')
}

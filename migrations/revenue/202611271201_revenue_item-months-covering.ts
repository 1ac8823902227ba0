import type { Knex } from 'knex'

// The index concurrently: sums are rolled up meanwhile. It takes the name of the one it replaces.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS revenue_item_months_covering')
  await knex.raw(`
    CREATE UNIQUE INDEX CONCURRENTLY revenue_item_months_covering ON revenue_item_months (artist_id, item_id, month)
      INCLUDE (sales, cents, fee_cents, refunded_cents)`)
  await knex.raw(`
    ALTER TABLE revenue_item_months DROP CONSTRAINT revenue_item_months_pkey,
      ADD CONSTRAINT revenue_item_months_pkey PRIMARY KEY USING INDEX revenue_item_months_covering`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE revenue_item_months DROP CONSTRAINT revenue_item_months_pkey,
      ADD CONSTRAINT revenue_item_months_pkey PRIMARY KEY (artist_id, item_id, month)`)
}

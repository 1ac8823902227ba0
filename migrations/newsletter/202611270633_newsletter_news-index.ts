import type { Knex } from 'knex'

// The index is built concurrently, so that no writer waits.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS visitor_addresses_news')
  // The list of subscribers, read in pages.
  await knex.raw(
    'CREATE INDEX CONCURRENTLY visitor_addresses_news ON visitor_addresses (news_since, id) WHERE news_since IS NOT NULL',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS visitor_addresses_news')
}

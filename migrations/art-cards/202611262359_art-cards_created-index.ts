import type { Knex } from 'knex'

// Concurrently, which no transaction may do.
export const config = { transaction: false }

/** The admin's first screen asks for the newest, and for those of a few days. */
export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS art_cards_created')
  await knex.raw('CREATE INDEX CONCURRENTLY art_cards_created ON art_cards (created_at)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS art_cards_created')
}

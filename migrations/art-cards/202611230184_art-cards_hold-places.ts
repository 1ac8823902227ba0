import type { Knex } from 'knex'

// Concurrently, so that no writer waits; each statement is a transaction of its own.
export const config = { transaction: false }

/** A collector's holds of one card have places of their own, so that two web processes cannot grant the same one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE art_copies ADD COLUMN IF NOT EXISTS hold_place smallint')
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS art_copies_hold_places')
  await knex.raw(
    `CREATE UNIQUE INDEX CONCURRENTLY art_copies_hold_places ON art_copies (card_id, collector_id, hold_place)
      WHERE state = 'held'`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS art_copies_hold_places')
  await knex.raw('ALTER TABLE art_copies DROP COLUMN IF EXISTS hold_place')
}

import type { Knex } from 'knex'

// The index is built concurrently, so that no writer waits.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS g_keys_created')
  // The operators' list, newest first.
  await knex.raw('CREATE INDEX CONCURRENTLY g_keys_created ON g_keys (created_at DESC, id)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS g_keys_created')
}

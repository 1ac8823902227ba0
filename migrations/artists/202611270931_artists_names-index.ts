import type { Knex } from 'knex'

// Concurrently, which no transaction may do: sales go on meanwhile.
export const config = { transaction: false }

/** Staff find an artist by the whole name among any number who bear a longer one. */
export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_whole_stage_name')
  await knex.raw('CREATE INDEX CONCURRENTLY artists_whole_stage_name ON artists (lower(stage_name))')
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_whole_legal_name')
  await knex.raw('CREATE INDEX CONCURRENTLY artists_whole_legal_name ON artists (lower(legal_name))')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_whole_stage_name')
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_whole_legal_name')
}

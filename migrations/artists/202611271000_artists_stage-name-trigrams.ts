import type { Knex } from 'knex'

// Concurrently, which no transaction may do: people sign up meanwhile.
export const config = { transaction: false }

/** For parts of a name and typing errors, which had it under the name that an index of whole names has taken. */
export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_stage_name_trigrams')
  await knex.raw('CREATE INDEX CONCURRENTLY artists_stage_name_trigrams ON artists USING gin (stage_name gin_trgm_ops)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_stage_name_trigrams')
}

import type { Knex } from 'knex'

// Concurrently, which no transaction may do.
export const config = { transaction: false }

/** An address that is taken for another artist's name is refused. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS artists_name_skeleton')
  await knex.raw('CREATE INDEX CONCURRENTLY artists_name_skeleton ON artists (build_address_skeleton(stage_name))')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS artists_name_skeleton')
}

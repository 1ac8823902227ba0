import type { Knex } from 'knex'

export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS editions_album_titles')
  // For typing errors in a search: the index of all titles finds the editions of single songs, too.
  await knex.raw(
    `CREATE INDEX CONCURRENTLY editions_album_titles ON editions USING gin (title gin_trgm_ops) WHERE kind = 'album'`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS editions_album_titles')
}

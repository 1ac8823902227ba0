import type { Knex } from 'knex'

// The index is built concurrently, so that no writer waits.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS songs_document')
  // A file that is deleted looks for the songs that have it.
  await knex.raw('CREATE INDEX CONCURRENTLY songs_document ON songs (document_key) WHERE document_key IS NOT NULL')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS songs_document')
}

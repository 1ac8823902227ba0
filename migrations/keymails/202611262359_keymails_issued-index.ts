import type { Knex } from 'knex'

// Concurrently, which no transaction may do: sales go on meanwhile.
export const config = { transaction: false }

/** In place of the index without issued_at: who counts what was issued when reads no Keymail. */
export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left is invalid.
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS keymails_issued')
  await knex.raw('CREATE INDEX CONCURRENTLY keymails_issued ON keymails (edition_id, id DESC) INCLUDE (issued_at)')
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS keymails_of_edition')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX CONCURRENTLY keymails_of_edition ON keymails (edition_id, id DESC)')
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS keymails_issued')
}

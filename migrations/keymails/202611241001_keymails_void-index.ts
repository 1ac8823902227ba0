import type { Knex } from 'knex'

// Concurrently, which no transaction may do: sales go on meanwhile.
export const config = { transaction: false }

/** Staff list void Keymails, of which there are few; written only when one becomes void. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX CONCURRENTLY IF EXISTS keymails_void')
  await knex.raw(`CREATE INDEX CONCURRENTLY keymails_void ON keymails (id) WHERE state = 'void'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS keymails_void')
}

import type { Knex } from 'knex'

// Concurrently, which no transaction may do: sales go on meanwhile.
export const config = { transaction: false }

const indexes = {
  // Few at a time. Settling a sale takes a Keymail out of it, so it writes nothing here.
  keymails_in_motion: `keymails (edition_id, state) WHERE state = 'capturing' OR (state = 'issued' AND sent_at IS NOT NULL)`,
  keymails_void_numbers: `keymails (edition_id, copy) WHERE state = 'void'`,
}

/** For the counts of an artist's editions, which read every Keymail before. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    // What an interrupted run left is invalid.
    await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
    await knex.raw(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}

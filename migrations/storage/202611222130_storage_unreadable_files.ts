import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE files
      -- Set when the file broke its reader; it is then never read again, only delivered as it is.
      ADD COLUMN unreadable_since timestamptz,
      ADD COLUMN unreadable_fault text,
      ADD CONSTRAINT files_unreadable_for_a_reason CHECK ((unreadable_since IS NULL) = (unreadable_fault IS NULL));
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE files DROP COLUMN unreadable_since, DROP COLUMN unreadable_fault')
}

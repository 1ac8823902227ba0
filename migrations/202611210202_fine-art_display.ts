import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The owner's picture in the size of a screen, with the same invisible mark; made together with the file.
    ALTER TABLE art_certificates ADD COLUMN display_key text UNIQUE REFERENCES files;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE art_certificates DROP COLUMN display_key')
}

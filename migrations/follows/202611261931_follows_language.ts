import type { Knex } from 'knex'

/** The language in which an address asked to follow; the mails about it are written in it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE followers ADD language text NOT NULL DEFAULT 'english' CHECK (language IN
      ('english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese'))`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE followers DROP language')
}

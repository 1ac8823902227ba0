import type { Knex } from 'knex'

/** The language in which somebody joined a waiting list; its one mail is written in it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE open_sale_waiters ADD language text NOT NULL DEFAULT 'english' CHECK (language IN
      ('english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese'))`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE open_sale_waiters DROP language')
}

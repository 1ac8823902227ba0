import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The session this one took over from; NULL as soon as the browser has been seen with its cookie.
    ALTER TABLE sessions ADD COLUMN replaces uuid;
    CREATE INDEX sessions_replaces ON sessions (replaces) WHERE replaces IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE sessions DROP COLUMN replaces')
}

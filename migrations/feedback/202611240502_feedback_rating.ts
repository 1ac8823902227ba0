import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE visitor_feedback ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 5)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE visitor_feedback DROP COLUMN rating')
}

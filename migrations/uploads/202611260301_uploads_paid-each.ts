import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Cents for each upload of the latest order; null before the first.
    ALTER TABLE upload_credits ADD COLUMN paid_each_cents int CHECK (paid_each_cents > 0)
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE upload_credits DROP COLUMN paid_each_cents')
}

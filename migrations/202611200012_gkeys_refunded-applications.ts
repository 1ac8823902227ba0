import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When all of the fee went back: from then on the application can only be declined.
    ALTER TABLE g_key_applications ADD COLUMN refunded_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE g_key_applications DROP COLUMN refunded_at')
}

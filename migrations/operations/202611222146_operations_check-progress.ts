import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE monitor_checks
      -- When the last run that succeeded began: everything later is looked at by the next one.
      ADD succeeded_at timestamptz,
      -- Where a check that goes through all rows in slices continues. Null: at the beginning.
      ADD continue_after uuid;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE monitor_checks DROP succeeded_at, DROP continue_after')
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- As they were called then. NULL for the first account, which has no name.
    ALTER TABLE reviews ADD COLUMN claimed_by_name text, ADD COLUMN decided_by_name text;
    ALTER TABLE audit_log ADD COLUMN staff_account_id uuid, ADD COLUMN staff_name text;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE audit_log DROP COLUMN staff_account_id, DROP COLUMN staff_name;
    ALTER TABLE reviews DROP COLUMN claimed_by_name, DROP COLUMN decided_by_name;
  `)
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Until when this order keeps a copy without a code for its buyer; null: it keeps none (any more).
    ALTER TABLE orders ADD COLUMN held_until timestamptz;
    CREATE INDEX orders_held ON orders (held_until) WHERE held_until IS NOT NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX orders_held;
    ALTER TABLE orders DROP COLUMN held_until;
  `)
}

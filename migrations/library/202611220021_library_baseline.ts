import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A browser buys the Digital Music Library once: the claim inserts the row, and a declined capture deletes it.
    CREATE TABLE library_purchases (
      visitor_id uuid PRIMARY KEY,
      order_id uuid NOT NULL UNIQUE REFERENCES orders
    );

    -- Who may use it: the payer and every other fan of that browser.
    CREATE TABLE library_passes (
      order_id uuid NOT NULL REFERENCES library_purchases (order_id) ON DELETE CASCADE,
      fan_id uuid NOT NULL REFERENCES fans,
      granted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, fan_id)
    );
    CREATE INDEX library_passes_fan ON library_passes (fan_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE library_passes, library_purchases')
}

import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A fan is either an address that answered a mail (email), or a browser that paid under an address which nobody has
    -- proved to own (payer_email, visitor_id).
    ALTER TABLE fans ALTER COLUMN email DROP NOT NULL,
      ADD COLUMN payer_email text CHECK (payer_email = lower(payer_email)),
      -- The browser that paid, as in orders.
      ADD COLUMN visitor_id uuid,
      ADD COLUMN address text GENERATED ALWAYS AS (coalesce(email, payer_email)) STORED,
      ADD CONSTRAINT fans_one_address CHECK (num_nonnulls(email, payer_email) = 1),
      ADD CONSTRAINT fans_payer_browser CHECK ((payer_email IS NULL) = (visitor_id IS NULL));
    -- Also finds everything that was paid under an address.
    CREATE UNIQUE INDEX fans_payer ON fans (address, visitor_id);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX fans_payer;
    ALTER TABLE fans DROP COLUMN address, DROP COLUMN payer_email, DROP COLUMN visitor_id,
      ALTER COLUMN email SET NOT NULL;
  `)
}

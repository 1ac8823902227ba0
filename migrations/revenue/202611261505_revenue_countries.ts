import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Where the buyer's PayPal account is, if PayPal tells it.
    -- Not validated: every row there is has none, and a scan would keep sales waiting.
    ALTER TABLE orders ADD COLUMN payer_country text,
      ADD CONSTRAINT orders_payer_country_check CHECK (payer_country ~ '^[A-Z]{2}$') NOT VALID;

    -- What fans paid each artist, by country; '': unknown. In cents, as revenue_days.
    CREATE TABLE revenue_countries (
      artist_id uuid NOT NULL,
      country text NOT NULL,
      sales int NOT NULL,
      cents bigint NOT NULL,
      fee_cents bigint NOT NULL,
      refunded_cents bigint NOT NULL,
      PRIMARY KEY (artist_id, country)
    );
    -- What was summed before has no country.
    INSERT INTO revenue_countries (artist_id, country, sales, cents, fee_cents, refunded_cents)
    SELECT artist_id, '', sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents) FROM revenue_days GROUP BY 1;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE revenue_countries; ALTER TABLE orders DROP COLUMN payer_country')
}

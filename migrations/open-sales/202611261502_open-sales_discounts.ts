import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The buyer decides how much to pay, from here on; null: the edition's price, exactly.
    ALTER TABLE open_sales ADD COLUMN minimum_cents int CHECK (minimum_cents BETWEEN 100 AND 1000000);

    CREATE TABLE discount_codes (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      artist_id uuid NOT NULL REFERENCES artists,
      -- Null: all of the artist's editions on open sale.
      edition_id uuid REFERENCES editions,
      code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{4,30}$'),
      percent int NOT NULL CHECK (percent BETWEEN 1 AND 95),
      -- How many copies may be sold with it; null: any number.
      uses_max int CHECK (uses_max BETWEEN 1 AND 10000),
      -- Payments with it that are being captured or done.
      used int NOT NULL DEFAULT 0,
      ends_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CONSTRAINT discount_codes_scarce CHECK (used >= 0 AND used <= uses_max)
    );
    CREATE UNIQUE INDEX discount_codes_code ON discount_codes (artist_id, code) WHERE ended_at IS NULL;

    -- The discount that the order's price contains.
    ALTER TABLE orders ADD COLUMN discount_id uuid;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE orders DROP COLUMN discount_id;
    DROP TABLE discount_codes;
    ALTER TABLE open_sales DROP COLUMN minimum_cents;
  `)
}

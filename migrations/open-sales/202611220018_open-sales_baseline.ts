import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE open_sales (
      edition_id uuid PRIMARY KEY REFERENCES editions,
      -- How many copies one browser may buy.
      per_person int NOT NULL CHECK (per_person BETWEEN 1 AND 10),
      opened_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE open_copies (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      edition_id uuid NOT NULL REFERENCES open_sales,
      state text NOT NULL DEFAULT 'free' CHECK (state IN ('free', 'held', 'capturing', 'sold')),
      -- The order that holds, pays or has paid: one copy per order.
      order_id uuid UNIQUE REFERENCES orders,
      -- For the limit per person: the nth copy of this browser.
      visitor_id uuid,
      nth int,
      -- The Keymail issued by the sale.
      keymail_id uuid UNIQUE REFERENCES keymails,
      CHECK ((state = 'free') = (order_id IS NULL)),
      CHECK ((state = 'sold') = (keymail_id IS NOT NULL)),
      CHECK (state <> 'free' OR visitor_id IS NULL AND nth IS NULL)
    );
    CREATE INDEX open_copies_free ON open_copies (edition_id, id) WHERE state = 'free';
    CREATE INDEX open_copies_counted ON open_copies (edition_id, state);
    -- Backs up the limit per person: of two concurrent orders in one browser, the second violates it.
    CREATE UNIQUE INDEX open_copies_per_person ON open_copies (edition_id, visitor_id, nth);

    CREATE FUNCTION refuse_selling_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a sold copy stays sold' USING ERRCODE = 'check_violation';
    END $$;
    CREATE TRIGGER open_copies_only_forward BEFORE UPDATE OF state ON open_copies FOR EACH ROW
      WHEN (OLD.state = 'sold' AND NEW.state <> 'sold') EXECUTE FUNCTION refuse_selling_back();

    -- The lowest free nth of a visitor in an edition's open sale, after skipping some. Null: the limit is reached.
    CREATE FUNCTION open_place(edition uuid, visitor uuid, skip int) RETURNS int LANGUAGE sql STABLE AS $$
      SELECT place FROM open_sales s, generate_series(1, s.per_person) place
       WHERE s.edition_id = edition
         AND NOT EXISTS (SELECT FROM open_copies c
                          WHERE c.edition_id = edition AND c.visitor_id = visitor AND c.nth = place)
       ORDER BY place OFFSET skip LIMIT 1
    $$;

    -- Which Keymail an order bought, by code or on open sale.
    CREATE VIEW keymail_sales AS
      SELECT o.id AS order_id, o.item_id AS keymail_id FROM orders o
       WHERE o.purpose = 'keymail' AND o.state = 'completed'
      UNION ALL
      SELECT order_id, keymail_id FROM open_copies WHERE state = 'sold';

    CREATE TABLE open_sale_waiters (
      id uuid PRIMARY KEY DEFAULT uuidv7(),
      edition_id uuid NOT NULL REFERENCES open_sales,
      email text NOT NULL,
      since timestamptz NOT NULL DEFAULT now(),
      -- When this person's turn came; the mail was sent at mailed_at.
      called_at timestamptz,
      mailed_at timestamptz,
      UNIQUE (edition_id, email)
    );
    CREATE INDEX open_sale_waiters_next ON open_sale_waiters (edition_id, since, id) WHERE called_at IS NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP VIEW keymail_sales;
    DROP TABLE open_sale_waiters, open_copies, open_sales;
    DROP FUNCTION refuse_selling_back, open_place;
  `)
}

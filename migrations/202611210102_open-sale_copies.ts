import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Copies on open sale that are not sold yet: they have no number, but one is kept for each.
    ALTER TABLE editions ADD COLUMN open_left int NOT NULL DEFAULT 0;
    ALTER TABLE editions DROP CONSTRAINT editions_never_past_n;
    ALTER TABLE editions ADD CONSTRAINT editions_never_past_n
      CHECK (issued >= 0 AND open_left >= 0 AND issued + open_left <= copies);

    CREATE TABLE open_sales (
      edition_id uuid PRIMARY KEY REFERENCES editions,
      -- So many copies one browser may buy.
      per_person int NOT NULL CHECK (per_person BETWEEN 1 AND 10),
      opened_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE open_copies (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      edition_id uuid NOT NULL REFERENCES open_sales,
      state text NOT NULL DEFAULT 'free' CHECK (state IN ('free', 'held', 'capturing', 'sold')),
      -- Who holds, pays or has paid: one copy per order.
      order_id uuid UNIQUE REFERENCES orders,
      -- For the limit per person: the first, second … copy of this browser.
      visitor_id uuid,
      nth int,
      -- The Keymail that was issued with the sale.
      keymail_id uuid UNIQUE REFERENCES keymails,
      CHECK ((state = 'free') = (order_id IS NULL)),
      CHECK ((state = 'sold') = (keymail_id IS NOT NULL)),
      CHECK (state <> 'free' OR visitor_id IS NULL AND nth IS NULL)
    );
    CREATE INDEX open_copies_free ON open_copies (edition_id, id) WHERE state = 'free';
    CREATE INDEX open_copies_counted ON open_copies (edition_id, state);
    -- Behind the limit per person: of two orders at once in one browser, the second finds its place taken.
    CREATE UNIQUE INDEX open_copies_per_person ON open_copies (edition_id, visitor_id, nth);

    CREATE FUNCTION refuse_selling_back() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'a sold copy stays sold' USING ERRCODE = 'check_violation';
    END $$;
    CREATE TRIGGER open_copies_only_forward BEFORE UPDATE OF state ON open_copies FOR EACH ROW
      WHEN (OLD.state = 'sold' AND NEW.state <> 'sold') EXECUTE FUNCTION refuse_selling_back();

    -- The lowest place that this browser may still take in an edition's open sale, after skipping so many; null: none.
    CREATE FUNCTION open_place(edition uuid, visitor uuid, skip int) RETURNS int LANGUAGE sql STABLE AS $$
      SELECT place FROM open_sales s, generate_series(1, s.per_person) place
       WHERE s.edition_id = edition
         AND NOT EXISTS (SELECT FROM open_copies c
                          WHERE c.edition_id = edition AND c.visitor_id = visitor AND c.nth = place)
       ORDER BY place OFFSET skip LIMIT 1
    $$;

    -- TM-YYYYMMDD-XXXXXXXX with eight letters or digits from 128 strong random bits.
    CREATE FUNCTION new_keymail_code() RETURNS text LANGUAGE sql VOLATILE AS $$
      SELECT 'TM-' || to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDD') || '-' || string_agg(
               substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
                      1 + (get_byte(random, 2 * n) * 256 + get_byte(random, 2 * n + 1)) % 36, 1), '')
        FROM (SELECT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) AS random) r,
             generate_series(0, 7) n
    $$;

    -- Which Keymail an order bought, whichever way, and for ever.
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
      -- When it was this person's turn; the mail left at mailed_at.
      called_at timestamptz,
      mailed_at timestamptz,
      UNIQUE (edition_id, email)
    );
    CREATE INDEX open_sale_waiters_next ON open_sale_waiters (edition_id, since, id) WHERE called_at IS NULL;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE open_sale_waiters;
    DROP VIEW keymail_sales;
    DROP TABLE open_copies, open_sales;
    DROP FUNCTION refuse_selling_back, open_place, new_keymail_code;
    ALTER TABLE editions DROP CONSTRAINT editions_never_past_n;
    ALTER TABLE editions DROP COLUMN open_left;
    ALTER TABLE editions ADD CONSTRAINT editions_never_past_n CHECK (issued BETWEEN 0 AND copies);
  `)
}

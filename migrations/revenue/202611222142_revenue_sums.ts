import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Postings of the ledger that are not yet in the sums below. Inserted by the statement that posts; rolling up deletes
    -- the row and adds its money in one statement. Sums plus these postings are always exact.
    CREATE TABLE revenue_inbox (
      posting_id uuid PRIMARY KEY
    );

    -- What fans paid each artist, by the UTC day of the posting, in all, and by the edition or art card. In cents.
    CREATE TABLE revenue_days (
      artist_id uuid NOT NULL,
      day date NOT NULL,
      sales int NOT NULL,
      cents bigint NOT NULL,
      fee_cents bigint NOT NULL,
      refunded_cents bigint NOT NULL,
      PRIMARY KEY (artist_id, day)
    );
    CREATE INDEX revenue_days_day ON revenue_days (day);
    CREATE TABLE revenue_artists (
      artist_id uuid PRIMARY KEY,
      -- What was not refunded, before fees.
      kept_cents bigint NOT NULL
    );
    CREATE INDEX revenue_artists_kept ON revenue_artists (kept_cents DESC);
    CREATE TABLE revenue_items (
      artist_id uuid NOT NULL,
      item_id uuid NOT NULL,
      sales int NOT NULL,
      cents bigint NOT NULL,
      fee_cents bigint NOT NULL,
      refunded_cents bigint NOT NULL,
      PRIMARY KEY (artist_id, item_id)
    );

    CREATE FUNCTION note_posting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO revenue_inbox (posting_id) VALUES (NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_postings_count_revenue AFTER INSERT ON ledger_postings FOR EACH ROW EXECUTE FUNCTION note_posting();

    -- What one posting adds to the sums. Payments to the platform and undeliverable ones are no revenue of an artist.
    CREATE VIEW revenue_of_postings AS
      SELECT p.id AS posting_id, o.payee_artist_id AS artist_id, (p.at AT TIME ZONE 'UTC')::date AS day,
             coalesce(k.edition_id, o.item_id) AS item_id, (p.kind = 'sale')::int AS sales, e.cents, e.fee_cents, e.refunded_cents
        FROM ledger_postings p JOIN orders o ON o.id = p.order_id
        LEFT JOIN keymails k ON o.purpose = 'keymail' AND k.id = o.item_id
       CROSS JOIN LATERAL (
         SELECT coalesce(-sum(l.cents) FILTER (WHERE p.kind = 'sale' AND l.account LIKE 'sales/%'), 0) AS cents,
                coalesce(sum(l.cents) FILTER (WHERE p.kind = 'sale' AND l.account = 'fees/paypal'), 0) AS fee_cents,
                coalesce(sum(l.cents) FILTER (WHERE p.kind = 'refund' AND l.account LIKE 'sales/%'), 0) AS refunded_cents
           FROM ledger_entries l WHERE l.posting_id = p.id) e
       WHERE o.payee_artist_id IS NOT NULL AND o.state = 'completed';
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP VIEW revenue_of_postings;
    DROP TRIGGER ledger_postings_count_revenue ON ledger_postings;
    DROP FUNCTION note_posting;
    DROP TABLE revenue_items, revenue_artists, revenue_days, revenue_inbox;
  `)
}

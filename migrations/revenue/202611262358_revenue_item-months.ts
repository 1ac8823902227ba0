import type { Knex } from 'knex'

/** Kept by `rollUpRevenue` with the other sums of revenue. */
const ROLL_UP_LOCK_ID = 7_046_117

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- As revenue_items, by the first day of the UTC month: the statement of a year summed every posting of it.
    CREATE TABLE revenue_item_months (
      artist_id uuid NOT NULL,
      item_id uuid NOT NULL,
      month date NOT NULL,
      sales int NOT NULL,
      cents bigint NOT NULL,
      fee_cents bigint NOT NULL,
      refunded_cents bigint NOT NULL,
      PRIMARY KEY (artist_id, item_id, month)
    );
    -- What is rolled up meanwhile would be counted in neither.
    SELECT pg_advisory_xact_lock(${ROLL_UP_LOCK_ID});
    INSERT INTO revenue_item_months (artist_id, item_id, month, sales, cents, fee_cents, refunded_cents)
    SELECT r.artist_id, r.item_id, date_trunc('month', r.day), sum(r.sales), sum(r.cents), sum(r.fee_cents), sum(r.refunded_cents)
      FROM revenue_of_postings r WHERE NOT EXISTS (SELECT FROM revenue_inbox i WHERE i.posting_id = r.posting_id)
     GROUP BY 1, 2, 3;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE revenue_item_months')
}

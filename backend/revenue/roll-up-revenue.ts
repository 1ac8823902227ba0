import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { createSaleNotices } from '#module/revenue/notices'

const BATCH_SIZE = 10_000

const ROLL_UP_LOCK_ID = 7_046_117

const addSql = `
  DO UPDATE SET sales = s.sales + EXCLUDED.sales, cents = s.cents + EXCLUDED.cents, fee_cents = s.fee_cents + EXCLUDED.fee_cents,
                refunded_cents = s.refunded_cents + EXCLUDED.refunded_cents`

const sumsSql = 'sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents) FROM posted GROUP BY 1, 2'

// One statement, so that each posting counts once even if the process is killed.
const rollUpSql = `
  WITH taken AS (
    DELETE FROM revenue_inbox
     WHERE posting_id = ANY (ARRAY (SELECT posting_id FROM revenue_inbox ORDER BY posting_id LIMIT $1)) RETURNING posting_id),
  posted AS MATERIALIZED (SELECT r.*, coalesce(o.payer_country, '') AS country FROM taken JOIN revenue_of_postings r USING (posting_id)
      JOIN ledger_postings p ON p.id = r.posting_id JOIN orders o ON o.id = p.order_id),
  days AS (
    INSERT INTO revenue_days AS s (artist_id, day, sales, cents, fee_cents, refunded_cents)
    SELECT artist_id, day, ${sumsSql} ON CONFLICT (artist_id, day) ${addSql}),
  countries AS (
    INSERT INTO revenue_countries AS s (artist_id, country, sales, cents, fee_cents, refunded_cents)
    SELECT artist_id, country, ${sumsSql} ON CONFLICT (artist_id, country) ${addSql}),
  artists AS (
    INSERT INTO revenue_artists AS s (artist_id, kept_cents)
    SELECT artist_id, sum(cents - refunded_cents) FROM posted GROUP BY 1
    ON CONFLICT (artist_id) DO UPDATE SET kept_cents = s.kept_cents + EXCLUDED.kept_cents),
  items AS (
    INSERT INTO revenue_items AS s (artist_id, item_id, sales, cents, fee_cents, refunded_cents)
    SELECT artist_id, item_id, ${sumsSql} ON CONFLICT (artist_id, item_id) ${addSql}),
  months AS (
    INSERT INTO revenue_item_months AS s (artist_id, item_id, month, sales, cents, fee_cents, refunded_cents)
    SELECT artist_id, item_id, date_trunc('month', day), ${sumsSql}, 3 ON CONFLICT (artist_id, item_id, month) ${addSql})
  SELECT posting_id AS id FROM taken`

/** Job, every ten seconds: adds the latest postings to the artists' sums, and lets artists and buyers hear of them. Returns how many. */
export async function rollUpRevenue(batch = BATCH_SIZE): Promise<number> {
  for (let all = 0; ;) {
    const postings = await runInTransaction(async (trx) => {
      // A second process would only wait for the rows of the first.
      const [mine] = await sql<{ locked: boolean }>(trx, 'SELECT pg_try_advisory_xact_lock($1) AS locked', [
        ROLL_UP_LOCK_ID,
      ])
      if (!mine?.locked) return 0
      const taken = await sql<{ id: string }>(trx, rollUpSql, [batch])
      if (taken.length > 0)
        await createSaleNotices(
          trx,
          taken.map(({ id }) => id),
        )
      return taken.length
    })
    all += postings
    if (postings < batch) return all
  }
}

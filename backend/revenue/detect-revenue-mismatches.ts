import { detectSliceMismatches } from '#database/detect-slice-mismatches'

type Sums = { sales: number; cents: number; feeCents: number; refundedCents: number }

/** The first sum of an artist that differs: `part` is a day, a month, an item, a country or all. */
export type RevenueMismatch = { artistId: string; part: string; summed: Sums; posted: Sums }

const ofSideSql = (isSum: boolean) => {
  const side = `FILTER (WHERE ${isSum ? '' : 'NOT '}is_sum)`
  return `jsonb_build_object('sales', coalesce(sum(sales) ${side}, 0), 'cents', coalesce(sum(cents) ${side}, 0),
            'feeCents', coalesce(sum(fee_cents) ${side}, 0), 'refundedCents', coalesce(sum(refunded_cents) ${side}, 0))`
}

// What waits in the inbox is in no sum yet, and leaves it in the statement that adds it.
const mismatchesSql = `
  WITH next AS MATERIALIZED (
    SELECT id FROM artists WHERE id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY id LIMIT $2),
  slice AS MATERIALIZED (SELECT id FROM next UNION SELECT unnest($3::uuid[])),
  posted AS (
    SELECT r.artist_id, r.day, r.item_id, date_trunc('month', r.day)::date AS month, coalesce(o.payer_country, '') AS country,
           r.sales, r.cents, r.fee_cents, r.refunded_cents
      FROM slice s JOIN revenue_of_postings r ON r.artist_id = s.id
      JOIN ledger_postings p ON p.id = r.posting_id JOIN orders o ON o.id = p.order_id
     WHERE NOT EXISTS (SELECT FROM revenue_inbox i WHERE i.posting_id = r.posting_id)),
  both_sides AS (
    SELECT false AS is_sum, artist_id, day, item_id, month, country, sum(sales) AS sales, sum(cents) AS cents,
           sum(fee_cents) AS fee_cents, sum(refunded_cents) AS refunded_cents
      FROM posted GROUP BY GROUPING SETS ((artist_id, day), (artist_id, item_id), (artist_id, item_id, month), (artist_id, country))
     UNION ALL
    SELECT false, artist_id, NULL, NULL, NULL, NULL, 0, sum(cents - refunded_cents), 0, 0 FROM posted GROUP BY artist_id
     UNION ALL
    SELECT true, artist_id, NULL, NULL, NULL, NULL, 0, kept_cents, 0, 0 FROM slice JOIN revenue_artists ON artist_id = id
     UNION ALL
    SELECT true, artist_id, day, NULL, NULL, NULL, sales, cents, fee_cents, refunded_cents FROM slice JOIN revenue_days ON artist_id = id
     UNION ALL
    SELECT true, artist_id, NULL, item_id, NULL, NULL, sales, cents, fee_cents, refunded_cents FROM slice JOIN revenue_items ON artist_id = id
     UNION ALL
    SELECT true, artist_id, NULL, item_id, month, NULL, sales, cents, fee_cents, refunded_cents
      FROM slice JOIN revenue_item_months ON artist_id = id
     UNION ALL
    SELECT true, artist_id, NULL, NULL, NULL, country, sales, cents, fee_cents, refunded_cents
      FROM slice JOIN revenue_countries ON artist_id = id),
  compared AS (
    SELECT artist_id,
           CASE WHEN day IS NOT NULL THEN 'day ' || day WHEN month IS NOT NULL THEN 'month ' || month || ' of ' || item_id
                WHEN item_id IS NOT NULL THEN 'item ' || item_id WHEN country IS NOT NULL THEN 'country ' || country
                ELSE 'all that was kept' END AS part,
           ${ofSideSql(true)} AS summed, ${ofSideSql(false)} AS posted
      FROM both_sides GROUP BY artist_id, day, item_id, month, country)
  SELECT NULL AS "artistId", NULL AS part, NULL AS summed, NULL AS posted,
         (SELECT CASE WHEN count(*) = $2 THEN max(id::text) END FROM next) AS last
   UNION ALL
  (SELECT DISTINCT ON (artist_id) artist_id, part, summed, posted, NULL FROM compared WHERE summed <> posted
    ORDER BY artist_id, part)`

/** Compares all sums of revenue of a slice of artists, and of those named by id, with the ledger. */
export const detectRevenueMismatches = (after: string | null, artists: number, again?: string[]) =>
  detectSliceMismatches<RevenueMismatch>(mismatchesSql, after, artists, again)

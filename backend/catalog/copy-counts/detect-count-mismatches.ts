import { detectSliceMismatches } from '#database/detect-slice-mismatches'

/**
 * `firstSales`: editions of which another first sale is kept than their Keymails say; `openSales`: those whose sums of an open
 * sale differ from its copies.
 */
export type CountMismatch = {
  artistId: string
  counted: number
  rows: number
  firstSales: number
  openSales: number
}

const mismatchesSql = `
  WITH next AS MATERIALIZED (
    SELECT id FROM artists WHERE id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY id LIMIT $2),
  slice AS MATERIALIZED (SELECT id FROM next UNION SELECT unnest($3::uuid[])),
  held AS (
    SELECT e.artist_id, k.edition_id, k.fan_id, k.redeemed_at, (k.redeemed_at AT TIME ZONE 'UTC')::date AS day FROM slice s JOIN editions e ON e.artist_id = s.id
      JOIN keymails k ON k.edition_id = e.id AND k.state = 'redeemed'),
  -- Changes not rolled up, of these artists.
  changed AS (
    SELECT e.artist_id, c.edition_id, c.fan_id, c.day, c.copies FROM copy_changes c JOIN editions e ON e.id = c.edition_id
      JOIN slice s ON s.id = e.artist_id),
  of_edition AS (
    SELECT edition_id, sum(counted)::int AS counted, sum(rows)::int AS rows
      FROM (SELECT edition_id, 0 AS counted, 1 AS rows FROM held
             UNION ALL SELECT edition_id, copies, 0 FROM changed
             UNION ALL SELECT n.edition_id, n.sold, 0 FROM slice s JOIN editions e ON e.artist_id = s.id
                         JOIN edition_counts n ON n.edition_id = e.id) u GROUP BY 1),
  of_holder AS (
    SELECT artist_id, fan_id, sum(counted) AS counted, sum(rows) AS rows
      FROM (SELECT artist_id, fan_id, 0 AS counted, 1 AS rows FROM held
             UNION ALL SELECT artist_id, fan_id, copies, 0 FROM changed
             UNION ALL SELECT h.artist_id, h.fan_id, h.copies, 0 FROM slice s JOIN artist_holders h ON h.artist_id = s.id) u
     GROUP BY 1, 2),
  -- What the Keymails of a fan say less the changes of theirs is what is rolled up.
  of_edition_holder AS (
    SELECT edition_id, fan_id, sum(rows) AS rows, sum(counted) AS changed
      FROM (SELECT edition_id, fan_id, 1 AS rows, 0 AS counted FROM held
             UNION ALL SELECT edition_id, fan_id, 0, copies FROM changed) u GROUP BY 1, 2),
  of_edition_holders AS (
    SELECT edition_id, sum(counted)::int AS counted, sum(rows)::int AS rows
      FROM (SELECT edition_id, 0 AS counted, (rows - changed > 0)::int AS rows FROM of_edition_holder
             UNION ALL SELECT n.edition_id, n.holders, 0 FROM slice s JOIN editions e ON e.artist_id = s.id
                         JOIN edition_holders n ON n.edition_id = e.id) u GROUP BY 1),
  -- A copy that was given back may be the first until it is rolled up.
  first_sale AS (
    SELECT edition_id, min(counted) AS counted, min(rows) AS rows
      FROM (SELECT edition_id, NULL::timestamptz AS counted, redeemed_at AS rows FROM held
             UNION ALL SELECT n.edition_id, n.since, NULL FROM slice s JOIN editions e ON e.artist_id = s.id
                         JOIN edition_holders n ON n.edition_id = e.id) u
     WHERE edition_id NOT IN (SELECT edition_id FROM changed) GROUP BY 1),
  of_artist AS (
    SELECT k.artist_id, sum(k.counted)::int AS counted, sum(k.rows)::int AS rows
      FROM (SELECT artist_id, 0 AS counted, 1 AS rows FROM held
             UNION ALL SELECT artist_id, copies, 0 FROM changed
             UNION ALL SELECT n.artist_id, n.sold, 0 FROM slice s JOIN artist_counts n ON n.artist_id = s.id) k GROUP BY 1),
  of_open_sale AS (
    SELECT e.artist_id, e.open_left, e.open_sold, count(*) FILTER (WHERE c.state <> 'sold') AS unsold,
           count(*) FILTER (WHERE c.state = 'sold') AS sold
      FROM slice s JOIN editions e ON e.artist_id = s.id LEFT JOIN open_copies c ON c.edition_id = e.id GROUP BY e.id),
  recent AS (SELECT since FROM recent_copies_window),
  lately AS (
    SELECT k.artist_id, sum(k.counted)::int AS counted, sum(k.rows)::int AS rows
      FROM (SELECT artist_id, 0 AS counted, 1 AS rows FROM held WHERE day >= (SELECT since FROM recent)
             UNION ALL SELECT artist_id, copies, 0 FROM changed WHERE day >= (SELECT since FROM recent)
             UNION ALL SELECT n.artist_id, n.copies, 0 FROM slice s JOIN artist_recent_copies n ON n.artist_id = s.id) k GROUP BY 1)
  SELECT artist_id AS "artistId", max(counted)::int AS counted, max(rows)::int AS rows, sum(first)::int AS "firstSales", sum(open)::int AS "openSales",
         (SELECT CASE WHEN count(*) = $2 THEN max(id::text) END FROM next) AS last
    FROM (SELECT e.artist_id, o.counted, o.rows, 0 AS first, 0 AS open FROM of_edition o JOIN editions e ON e.id = o.edition_id WHERE o.counted <> o.rows
           UNION ALL
          SELECT e.artist_id, o.counted, o.rows, 0, 0 FROM of_edition_holders o JOIN editions e ON e.id = o.edition_id WHERE o.counted <> o.rows
           UNION ALL
          SELECT artist_id, counted, rows, 0, 0 FROM of_holder WHERE counted <> rows
           UNION ALL
          SELECT artist_id, counted, rows, 0, 0 FROM of_artist WHERE counted <> rows
           UNION ALL
          SELECT artist_id, counted, rows, 0, 0 FROM lately WHERE counted <> rows
           UNION ALL
          SELECT artist_id, 0, 0, 0, 1 FROM of_open_sale WHERE (open_left, open_sold) <> (unsold, sold)
           UNION ALL
          SELECT e.artist_id, 0, 0, 1, 0 FROM first_sale o JOIN editions e ON e.id = o.edition_id WHERE o.counted IS DISTINCT FROM o.rows
           UNION ALL
          SELECT NULL, 0, 0, 0, 0) found
   GROUP BY artist_id`

/** Compares the sums of a slice of artists, and of those named by id, with their Keymails and copies on open sale. */
export const detectCountMismatches = (after: string | null, artists: number, again?: string[]) =>
  detectSliceMismatches<CountMismatch>(mismatchesSql, after, artists, again)

// SQL expressions for copies in fans' hands, exact at every moment: the sums plus the changes not yet rolled up.

/** How many copies of the edition fans own. `editionId` is an SQL expression. */
export const buildSoldCopiesSql = (editionId: string) => `
  (coalesce((SELECT n.sold FROM edition_counts n WHERE n.edition_id = ${editionId}), 0)
   + coalesce((SELECT sum(c.copies) FROM copy_changes c WHERE c.edition_id = ${editionId}), 0))::int`

/** How many fans own a copy of the artist. `artistId` is an SQL expression. */
export const buildHoldersSql = (artistId: string) => `
  (coalesce((SELECT n.holders FROM artist_counts n WHERE n.artist_id = ${artistId}), 0)
   + coalesce((
       SELECT sum((coalesce(h.copies, 0) + c.copies > 0)::int - (coalesce(h.copies, 0) > 0)::int)
         FROM (SELECT c.fan_id, sum(c.copies) AS copies FROM copy_changes c
                WHERE c.edition_id IN (SELECT id FROM editions WHERE artist_id = ${artistId}) GROUP BY c.fan_id) c
         LEFT JOIN artist_holders h ON h.artist_id = ${artistId} AND h.fan_id = c.fan_id), 0))::int`

/**
 * Editions with how many fans own a copy, and since when (of a first copy that was just given back, until it is rolled
 * up). `editions` are rows with an `id`, as SQL.
 */
export const buildEditionHoldersSql = (editions: string) => `
  SELECT e.id AS edition_id, coalesce(n.holders, 0) + coalesce(c.holders, 0)::int AS holders, least(n.since, c.since) AS since
    FROM ${editions} e LEFT JOIN edition_holders n ON n.edition_id = e.id
    LEFT JOIN LATERAL (
      SELECT sum((k.copies > 0)::int - (k.copies - c.copies > 0)::int) AS holders, min(k.since) AS since
        FROM (SELECT fan_id, sum(copies) AS copies FROM copy_changes WHERE edition_id = e.id GROUP BY 1) c
       CROSS JOIN LATERAL (
         SELECT count(*) AS copies, min(redeemed_at) AS since FROM keymails
          WHERE fan_id = c.fan_id AND edition_id = e.id AND state = 'redeemed') k) c ON true`

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

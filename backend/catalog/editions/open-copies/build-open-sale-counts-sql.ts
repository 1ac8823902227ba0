/**
 * SQL rows `free, held, sold, of` of edition `alias`: its open sale. Sums of the edition's row, since it may have thousands
 * of copies; only the few that somebody is paying for are counted.
 */
export const buildOpenCopyCountsSql = (alias: string) => `
  (SELECT ${alias}.open_left - h.held AS free, h.held, ${alias}.open_sold AS sold, ${alias}.open_left + ${alias}.open_sold AS "of"
     FROM (SELECT count(*)::int AS held FROM open_copies c
            WHERE c.edition_id = ${alias}.id AND c.state IN ('held', 'capturing')) h)`

/** SQL expression: the open-sale counts of edition `editionId`, or null if it has no open sale. */
export const buildOpenSaleCountsSql = (editionId: string) => `
  (SELECT json_build_object('free', n.free, 'held', n.held, 'sold', n.sold, 'of', n."of")
     FROM editions counted CROSS JOIN LATERAL ${buildOpenCopyCountsSql('counted')} n
    WHERE counted.id = ${editionId} AND n."of" > 0)`

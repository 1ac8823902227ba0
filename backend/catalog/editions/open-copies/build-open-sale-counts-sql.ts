/** SQL expression: the open-sale counts of edition `editionId`, or null if it has no open sale. */
export const buildOpenSaleCountsSql = (editionId: string) => `
  (SELECT json_build_object('free', count(*) FILTER (WHERE c.state = 'free'),
                            'held', count(*) FILTER (WHERE c.state IN ('held', 'capturing')),
                            'sold', count(*) FILTER (WHERE c.state = 'sold'), 'of', count(*))
     FROM open_copies c WHERE c.edition_id = ${editionId} HAVING count(*) > 0)`

/** SQL, one expression: what is left of the open sale of edition `editionId`, or null when it has none. */
export const countOpenSale = (editionId: string) => `
  (SELECT json_build_object('free', count(*) FILTER (WHERE c.state = 'free'),
                            'held', count(*) FILTER (WHERE c.state IN ('held', 'capturing')),
                            'sold', count(*) FILTER (WHERE c.state = 'sold'), 'of', count(*))
     FROM open_copies c WHERE c.edition_id = ${editionId} HAVING count(*) > 0)`

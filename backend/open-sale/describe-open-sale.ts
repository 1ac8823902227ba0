import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type OpenSale, type OwnSale, refusals } from './contract.ts'
import { isForSale } from './for-sale.ts'

/** SQL: the columns free, held, sold and "of", over the rows of open_copies as `c`. */
const countsSql = `
  count(c.id) FILTER (WHERE c.state = 'free')::int AS free,
  count(c.id) FILTER (WHERE c.state IN ('held', 'capturing'))::int AS held,
  count(c.id) FILTER (WHERE c.state = 'sold')::int AS sold, count(c.id)::int AS "of"`

/** An edition's open sale as every visitor sees it. Refuses with 404 when there is none. */
export async function describeOpenSale(editionId: string): Promise<OpenSale> {
  const [sale] = await sql<OpenSale>(
    db,
    `SELECT e.id AS "editionId", e.kind, e.title, a.stage_name AS "artistName",
            (e.price_cents / 100.0)::float8 AS price, e.copies, o.per_person AS "perPerson", n.*,
            (SELECT json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY es.position)
               FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) AS songs
       FROM open_sales o JOIN editions e ON e.id = o.edition_id JOIN artists a ON a.id = e.artist_id
       CROSS JOIN LATERAL (SELECT ${countsSql} FROM open_copies c WHERE c.edition_id = e.id) n
      WHERE o.edition_id = $1 AND n."of" > 0 AND ${isForSale}`,
    [editionId],
  )
  if (!sale) throw new Refusal(refusals['not-on-sale'])
  return sale
}

const ownSalesText = `
  SELECT e.id AS "editionId", coalesce(o.per_person, 0) AS "perPerson", e.copies - e.issued - e.open_left AS spare, n.*,
         (SELECT count(*)::int FROM open_sale_waiters w WHERE w.edition_id = e.id AND w.called_at IS NULL) AS waiting
    FROM open_sales o JOIN editions e ON e.id = o.edition_id
    CROSS JOIN LATERAL (SELECT ${countsSql} FROM open_copies c WHERE c.edition_id = e.id) n
   WHERE e.artist_id = $1 AND ($2::uuid IS NULL OR e.id = $2) ORDER BY e.id DESC`

/** The artist's open sales; an edition that was never on sale is not among them. */
export function listOwnSales(artistId: string): Promise<OwnSale[]> {
  return sql<OwnSale>(db, ownSalesText, [artistId, null])
}

export async function describeOwnSale(artistId: string, editionId: string): Promise<OwnSale> {
  const [sale] = await sql<OwnSale>(db, ownSalesText, [artistId, editionId])
  if (!sale) throw new Refusal(refusals['edition-unknown'])
  return sale
}

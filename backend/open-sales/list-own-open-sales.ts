import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildOpenCopyCountsSql } from '#module/catalog/editions/open-copies'
import { errors, type OwnOpenSale } from './contract.ts'

const ownOpenSalesSql = `
  SELECT e.id AS "editionId", coalesce(o.per_person, 0) AS "perPerson", (o.minimum_cents / 100.0)::float8 AS "minimumPrice", e.copies - e.issued - e.open_left AS spare, n.*,
         (SELECT count(*)::int FROM open_sale_waiters w WHERE w.edition_id = e.id AND w.called_at IS NULL) AS waiting
    FROM open_sales o JOIN editions e ON e.id = o.edition_id
    CROSS JOIN LATERAL ${buildOpenCopyCountsSql('e')} n
   WHERE e.artist_id = $1 AND ($2::uuid IS NULL OR e.id = $2) ORDER BY e.id DESC`

/** The artist's open sales; editions never put on sale are not listed. */
export function listOwnOpenSales(artistId: string): Promise<OwnOpenSale[]> {
  return sql<OwnOpenSale>(db, ownOpenSalesSql, [artistId, null])
}

export async function getOwnOpenSale(artistId: string, editionId: string): Promise<OwnOpenSale> {
  const [sale] = await sql<OwnOpenSale>(db, ownOpenSalesSql, [artistId, editionId])
  if (!sale) throw new ApiError(errors['edition-unknown'])
  return sale
}

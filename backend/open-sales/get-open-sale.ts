import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildCoverUrlSql } from '#module/catalog/covers'
import { buildOpenCopyCountsSql, forSaleSql } from '#module/catalog/editions/open-copies'
import { offSaleSql } from '#module/catalog/releases'
import { errors, type OpenSale } from './contract.ts'

/** The public view of an edition's open sale. Throws 404 if there is none, or none for now. */
export async function getOpenSale(editionId: string): Promise<OpenSale> {
  const [found] = await sql<OpenSale & { offSale: boolean }>(
    db,
    `SELECT e.id AS "editionId", e.kind, e.title, a.stage_name AS "artistName",
            ${buildCoverUrlSql({ song: '(SELECT es.song_id FROM edition_songs es WHERE es.edition_id = e.id ORDER BY es.position LIMIT 1)', edition: 'e.id' })}
              AS "coverUrl",
            (e.price_cents / 100.0)::float8 AS price, e.copies, NOT ${forSaleSql} AS "offSale", o.per_person AS "perPerson",
            (o.minimum_cents / 100.0)::float8 AS "minimumPrice", n.*,
            (SELECT json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY es.position)
               FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id) AS songs
       FROM open_sales o JOIN editions e ON e.id = o.edition_id JOIN artists a ON a.id = e.artist_id
       CROSS JOIN LATERAL ${buildOpenCopyCountsSql('e')} n
      WHERE o.edition_id = $1 AND n."of" > 0 AND (${forSaleSql} OR ${offSaleSql})`,
    [editionId],
  )
  if (!found) throw new ApiError(errors['not-on-sale'])
  const { offSale, ...sale } = found
  if (offSale) throw new ApiError(errors['off-sale'])
  return sale
}

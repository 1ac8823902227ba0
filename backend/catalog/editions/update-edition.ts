import type { EndpointBody, EndpointReply } from '#contract/http'
import { errors } from '#contract/uploads'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import type { updateEdition as changeEditionCall } from './contract.ts'
import { assertEditionCopies, assertEditionPrice } from './edition-limits.ts'
import { claimCatalogLock } from './claim-catalog-lock.ts'

type UpdatedEdition = EndpointReply<typeof changeEditionCall>

// An edition can grow only before its first Keymail and never shrinks below what is issued or on open sale. Existing
// Keymails keep the price they were issued at.
const updateEditionSql = `
  UPDATE editions SET price_cents = coalesce($3, price_cents), copies = coalesce($4, copies), state = coalesce($5, state),
         transferable = coalesce($6, transferable)
   WHERE id = $1 AND artist_id = $2 AND ($5::text IS NULL OR state <> 'draft' OR $5 = 'published')
     AND ($4::int IS NULL OR ($4 >= issued + open_left AND (issued = 0 OR $4 <= copies)))
  RETURNING id, title, (price_cents / 100.0)::float8 AS price, copies, issued, state, transferable`

// A song is listed while any edition sells it: its own or an album.
const updateSongStatesSql = `
  UPDATE songs s SET state = CASE WHEN sold.any THEN 'published' ELSE 'unpublished' END
    FROM (SELECT es.song_id, bool_or(e.state = 'published') AS any
            FROM edition_songs mine JOIN edition_songs es ON es.song_id = mine.song_id
            JOIN editions e ON e.id = es.edition_id
           WHERE mine.edition_id = $1 GROUP BY es.song_id) sold
   WHERE s.id = sold.song_id AND s.state IN ('published', 'unpublished')
     AND s.state <> CASE WHEN sold.any THEN 'published' ELSE 'unpublished' END`

/** Changes an edition's price, size or sale state. Throws 404, 409, 422. */
export function updateEdition(
  artistId: string,
  editionId: string,
  wish: EndpointBody<typeof changeEditionCall>,
): Promise<UpdatedEdition> {
  const { price, copies, state, transferable } = wish
  if (Object.values(wish).every((value) => value === undefined))
    throw buildMalformedError('There is nothing to change.')
  if (price !== undefined) assertEditionPrice(price)
  if (copies !== undefined) assertEditionCopies(copies)
  return runInTransaction(async (trx) => {
    await claimCatalogLock(trx, artistId)
    const [changed] = await sql<UpdatedEdition>(trx, updateEditionSql, [
      editionId,
      artistId,
      price ?? null,
      copies ?? null,
      state ?? null,
      transferable ?? null,
    ])
    if (!changed) throw await getUpdateError(trx, artistId, editionId, copies)
    if (state) {
      await sql(trx, updateSongStatesSql, [editionId])
      // Published now, or off sale: no date is to come any more.
      await sql(trx, 'DELETE FROM edition_releases WHERE edition_id = $1', [editionId])
    }
    return changed
  })
}

async function getUpdateError(trx: Trx, artistId: string, editionId: string, copies = 0): Promise<ApiError> {
  const [edition] = await sql<{ issued: number; copies: number; state: string }>(
    trx,
    'SELECT issued + open_left AS issued, copies, state FROM editions WHERE id = $1 AND artist_id = $2',
    [editionId, artistId],
  )
  if (!edition) return new ApiError(errors['edition-unknown'])
  if (edition.state === 'draft' && !copies) return new ApiError(errors['edition-draft'])
  return new ApiError(errors[copies < edition.issued ? 'copies-below-issued' : 'edition-only-shrinks'])
}

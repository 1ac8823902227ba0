import type { BodyOf, ReplyOf } from '#contract/platform'
import { type Trx, inTransaction, sql } from '#platform/database'
import { Refusal, malformed } from '#platform/refusal'
import { type changeEdition as changeEditionCall, refusals } from './contract.ts'
import { lockCatalogueOf } from './create-album.ts'
import { refuseCopies, refusePrice } from './edition-rules.ts'

type Changed = ReplyOf<typeof changeEditionCall>

// The size may grow only before the first Keymail, and never comes below what is issued or on open sale. Keymails that exist keep the
// price they were issued at.
const changeText = `
  UPDATE editions SET price_cents = coalesce($3, price_cents), copies = coalesce($4, copies), state = coalesce($5, state)
   WHERE id = $1 AND artist_id = $2 AND ($4::int IS NULL OR ($4 >= issued + open_left AND (issued = 0 OR $4 <= copies)))
  RETURNING id, title, (price_cents / 100.0)::float8 AS price, copies, issued, state`

// A song is listed while something sells it: by itself or on an album.
const followText = `
  UPDATE songs s SET state = CASE WHEN sold.any THEN 'published' ELSE 'unpublished' END
    FROM (SELECT es.song_id, bool_or(e.state = 'published') AS any
            FROM edition_songs mine JOIN edition_songs es ON es.song_id = mine.song_id
            JOIN editions e ON e.id = es.edition_id
           WHERE mine.edition_id = $1 GROUP BY es.song_id) sold
   WHERE s.id = sold.song_id AND s.state IN ('published', 'unpublished')
     AND s.state <> CASE WHEN sold.any THEN 'published' ELSE 'unpublished' END`

/** Changes the price, the size or whether an edition is for sale. Refuses with 404, 409, 422. */
export function changeEdition(
  artistId: string,
  editionId: string,
  wish: BodyOf<typeof changeEditionCall>,
): Promise<Changed> {
  const { price, copies, state } = wish
  if (price === undefined && copies === undefined && state === undefined) throw malformed('There is nothing to change.')
  if (price !== undefined) refusePrice(price)
  if (copies !== undefined) refuseCopies(copies)
  return inTransaction(async (trx) => {
    await lockCatalogueOf(trx, artistId)
    const [changed] = await sql<Changed>(trx, changeText, [
      editionId,
      artistId,
      price ?? null,
      copies ?? null,
      state ?? null,
    ])
    if (!changed) throw await whyNot(trx, artistId, editionId, copies)
    if (state) await sql(trx, followText, [editionId])
    return changed
  })
}

async function whyNot(trx: Trx, artistId: string, editionId: string, copies = 0): Promise<Refusal> {
  const [edition] = await sql<{ issued: number; copies: number }>(
    trx,
    'SELECT issued + open_left AS issued, copies FROM editions WHERE id = $1 AND artist_id = $2',
    [editionId, artistId],
  )
  if (!edition) return new Refusal(refusals['edition-unknown'])
  return new Refusal(refusals[copies < edition.issued ? 'copies-below-issued' : 'edition-only-shrinks'])
}

/** Takes everything of an artist off sale. What fans own stays theirs. */
export async function unpublishAll(trx: Trx, artistId: string): Promise<void> {
  await lockCatalogueOf(trx, artistId)
  await sql(trx, `UPDATE editions SET state = 'unpublished' WHERE artist_id = $1`, [artistId])
  await sql(trx, `UPDATE songs SET state = 'unpublished' WHERE artist_id = $1 AND state = 'published'`, [artistId])
}

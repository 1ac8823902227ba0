import type { EndpointBody } from '#contract/http'
import { errors } from '#contract/uploads'
import { db, runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { Artist } from '#module/artists'
import { toSearchText } from '#text/search-text'
import { toSingleLine } from '#text/to-single-line'
import type { createAlbum as createAlbumCall } from './contract.ts'
import { assertEditionCopies, assertEditionPrice } from './edition-limits.ts'
import { claimCatalogLock } from './claim-catalog-lock.ts'

/**
 * Creates an edition of several published songs of one artist. Throws 404 for songs of others, 409 for unpublished
 * ones.
 */
export async function createAlbum(artistId: string, wish: EndpointBody<typeof createAlbumCall>) {
  const title = toSingleLine(wish.title)
  if (!title) throw buildMalformedError('The album needs its title.')
  if (new Set(wish.songIds).size < wish.songIds.length) throw buildMalformedError('A song is on an album once.')
  assertEditionPrice(wish.price)
  assertEditionCopies(wish.copies)
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  const album = await runInTransaction(async (trx) => {
    await claimCatalogLock(trx, artistId)
    return createAlbumEdition(trx, artist, {
      title,
      songIds: wish.songIds,
      priceCents: wish.price,
      copies: wish.copies,
      draft: wish.draft,
    })
  })
  return { id: album.id, title, price: wish.price / 100, copies: wish.copies }
}

/** SQL condition: song `s` has been checked and waits for its release. */
const isDraftSongSql = `EXISTS (
  SELECT FROM edition_songs own JOIN editions d ON d.id = own.edition_id WHERE own.song_id = s.id AND d.state = 'draft')`

/** Inserts the album's edition and its songs in order. */
export async function createAlbumEdition(
  trx: Trx,
  artist: Pick<Artist, 'id' | 'stageName'>,
  album: { title: string; songIds: string[]; priceCents: number; copies: number; draft?: boolean },
): Promise<{ id: string }> {
  const [made] = await sql<{ id: string; own: number; published: number }>(
    trx,
    `WITH edition AS (
       INSERT INTO editions (artist_id, kind, title, price_cents, copies, search, state)
       VALUES ($1, 'album', $2, $3, $4, to_tsvector('simple', $6), CASE WHEN $7 THEN 'draft' ELSE 'published' END) RETURNING id),
     linked AS (
       INSERT INTO edition_songs (edition_id, song_id, position)
       SELECT edition.id, s.id, wanted.n FROM edition, unnest($5::uuid[]) WITH ORDINALITY AS wanted (id, n)
         JOIN songs s ON s.id = wanted.id AND s.artist_id = $1
          AND (s.state = 'published' OR $7 AND s.state = 'unpublished' AND ${isDraftSongSql})
       RETURNING song_id)
     SELECT edition.id, (SELECT count(*)::int FROM linked) AS published,
            (SELECT count(*)::int FROM songs s WHERE s.id = ANY ($5::uuid[]) AND s.artist_id = $1) AS own FROM edition`,
    [
      artist.id,
      album.title,
      album.priceCents,
      album.copies,
      album.songIds,
      toSearchText(`${album.title} ${artist.stageName}`),
      album.draft ?? false,
    ],
  )
  // Thrown inside the transaction, so an album with a missing song is rolled back.
  if (!made || made.own !== album.songIds.length) throw new ApiError(errors['song-unknown'])
  if (made.published !== album.songIds.length) throw new ApiError(errors['song-not-published'])
  return { id: made.id }
}

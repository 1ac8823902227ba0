import type { BodyOf } from '#contract/platform'
import { Artist } from '#module/gkeys'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { oneLine } from '#platform/one-line'
import { Refusal, malformed } from '#platform/refusal'
import { type createAlbum as createAlbumCall, refusals } from './contract.ts'
import { refuseCopies, refusePrice } from './edition-rules.ts'
import { foldText } from './fold-text.ts'

/** Makes an edition of several published songs of one artist. Refuses with 404 what is not theirs, 409 unpublished songs. */
export async function createAlbum(artistId: string, wish: BodyOf<typeof createAlbumCall>) {
  const title = oneLine(wish.title)
  if (!title) throw malformed('The album needs its title.')
  if (new Set(wish.songIds).size < wish.songIds.length) throw malformed('A song is on an album once.')
  refusePrice(wish.price)
  refuseCopies(wish.copies)
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  const album = await inTransaction(async (trx) => {
    await lockCatalogueOf(trx, artistId)
    return insertAlbum(trx, artist, {
      title,
      songIds: wish.songIds,
      priceCents: wish.price,
      copies: wish.copies,
    })
  })
  return { id: album.id, title, price: wish.price / 100, copies: wish.copies }
}

/** One artist's changes of what is for sale come one after the other: two tabs cannot leave half of each. */
export async function lockCatalogueOf(trx: Trx, artistId: string): Promise<void> {
  await sql(trx, 'SELECT 1 FROM artists WHERE id = $1 FOR NO KEY UPDATE', [artistId])
}

/** The album's edition and its songs, in their order. */
export async function insertAlbum(
  trx: Trx,
  artist: Pick<Artist, 'id' | 'stageName'>,
  album: { title: string; songIds: string[]; priceCents: number; copies: number },
): Promise<{ id: string }> {
  const [made] = await sql<{ id: string; own: number; published: number }>(
    trx,
    `WITH edition AS (
       INSERT INTO editions (artist_id, kind, title, price_cents, copies, search)
       VALUES ($1, 'album', $2, $3, $4, to_tsvector('simple', $6)) RETURNING id),
     linked AS (
       INSERT INTO edition_songs (edition_id, song_id, position)
       SELECT edition.id, s.id, wanted.n FROM edition, unnest($5::uuid[]) WITH ORDINALITY AS wanted (id, n)
         JOIN songs s ON s.id = wanted.id AND s.artist_id = $1 AND s.state = 'published'
       RETURNING song_id)
     SELECT edition.id, (SELECT count(*)::int FROM linked) AS published,
            (SELECT count(*)::int FROM songs s WHERE s.id = ANY ($5::uuid[]) AND s.artist_id = $1) AS own FROM edition`,
    [
      artist.id,
      album.title,
      album.priceCents,
      album.copies,
      album.songIds,
      foldText(`${album.title} ${artist.stageName}`),
    ],
  )
  // Thrown inside the transaction: an album that lacks a song is not made at all.
  if (!made || made.own !== album.songIds.length) throw new Refusal(refusals['song-unknown'])
  if (made.published !== album.songIds.length) throw new Refusal(refusals['song-not-published'])
  return { id: made.id }
}

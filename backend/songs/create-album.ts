import { type Trx, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'

/** Makes an edition of several songs of one artist, in their order. Refuses songs that are not the artist's own. */
export async function createAlbum(
  trx: Trx,
  artistId: string,
  album: { title: string; songIds: string[]; priceCents: number; copies: number },
): Promise<{ id: string }> {
  const [made] = await sql<{ id: string; songs: number }>(
    trx,
    `WITH edition AS (
       INSERT INTO editions (artist_id, kind, title, price_cents, copies) VALUES ($1, 'album', $2, $3, $4) RETURNING id),
     linked AS (
       INSERT INTO edition_songs (edition_id, song_id, position)
       SELECT edition.id, s.id, wanted.n FROM edition, unnest($5::uuid[]) WITH ORDINALITY AS wanted (id, n)
         JOIN songs s ON s.id = wanted.id AND s.artist_id = $1
       RETURNING song_id)
     SELECT edition.id, (SELECT count(*)::int FROM linked) AS songs FROM edition`,
    [artistId, album.title, album.priceCents, album.copies, album.songIds],
  )
  // Thrown inside the transaction: an album that lacks a song is not made at all.
  if (!made || made.songs !== album.songIds.length) throw new Refusal(refusals['song-unknown'])
  return { id: made.id }
}

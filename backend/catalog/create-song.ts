import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { trackEvent } from '#module/analytics'
import type { Artist } from '#module/artists'
import { toSearchText } from '#text/search-text'

/**
 * Creates a song and the edition that sells it. With a copyright document it stays in `checking` until the document has
 * been read; without one it relies on the check of the artist's application and is published at once. A draft is not
 * published before its artist says so.
 */
export async function createSong(
  trx: Trx,
  artist: Pick<Artist, 'id' | 'stageName'>,
  song: {
    title: string
    holders: string[]
    contact: string
    audioKey: string
    documentKey: string | null
    priceCents: number
    copies: number
    draft?: boolean
  },
): Promise<{ id: string; editionId: string; status: string }> {
  const [made] = await sql<{ id: string; editionId: string; status: string }>(
    trx,
    `WITH song AS (
       INSERT INTO songs (artist_id, title, copyright_holders, contact, audio_key, document_key, state, search)
       VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $6::text IS NOT NULL THEN 'checking' WHEN $10 THEN 'unpublished' ELSE 'published' END, to_tsvector('simple', $7)) RETURNING id, state),
     edition AS (
       INSERT INTO editions (artist_id, kind, title, price_cents, copies, state)
       VALUES ($1, 'song', $2, $8, $9, CASE WHEN $10 THEN 'draft' ELSE 'published' END) RETURNING id),
     link AS (
       INSERT INTO edition_songs (edition_id, song_id, position) SELECT edition.id, song.id, 1 FROM edition, song)
     SELECT song.id, edition.id AS "editionId", song.state AS status FROM song, edition`,
    [
      artist.id,
      song.title,
      song.holders,
      song.contact,
      song.audioKey,
      song.documentKey,
      toSearchText(`${song.title} ${artist.stageName}`),
      song.priceCents,
      song.copies,
      song.draft ?? false,
    ],
  )
  if (!made) throw new Error('the song insert returned no row')
  await trackEvent(trx, 'song-uploaded', { artistId: artist.id })
  return made
}

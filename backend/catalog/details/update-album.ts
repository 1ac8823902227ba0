import type { EndpointBody, EndpointReply } from '#contract/http'
import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { claimCatalogLock } from '#module/catalog/editions'
import { toSearchText } from '#text/search-text'
import { toSingleLine } from '#text/to-single-line'
import { errors, type updateAlbum as updateAlbumCall } from './contract.ts'
import { getOwnAlbum } from './get-own-album.ts'
import { parseUpc } from './parse-release-codes.ts'

/**
 * Changes what is said about the artist's album, its title and the order of its songs. Which songs are on it stays: copies
 * of it may be sold. Throws 404, and 422 for other songs or a UPC that cannot be one.
 */
export function updateAlbum(
  artistId: string,
  id: string,
  wish: EndpointBody<typeof updateAlbumCall>,
): Promise<EndpointReply<typeof updateAlbumCall>> {
  const { title, songIds, ...words } = wish
  const details = { ...words, ...(words.upc ? { upc: parseUpc(words.upc) } : {}) }
  return runInTransaction(async (trx) => {
    await claimCatalogLock(trx, artistId)
    await getOwnAlbum(artistId, id, trx)
    await updateWords(trx, id, details)
    if (title !== undefined) await updateAlbumTitle(trx, id, title)
    if (songIds) await updateSongOrder(trx, id, songIds)
    return getOwnAlbum(artistId, id, trx)
  })
}

async function updateWords(trx: Trx, id: string, details: object): Promise<void> {
  await sql(
    trx,
    `UPDATE editions SET (story, story_language, release_notes, upc) =
        (SELECT story, "storyLanguage", "releaseNotes", upc
           FROM jsonb_to_record(jsonb_build_object('story', editions.story, 'storyLanguage', editions.story_language,
             'releaseNotes', editions.release_notes, 'upc', editions.upc) || $2::jsonb)
             AS new (story text, "storyLanguage" text, "releaseNotes" text, upc text))
      WHERE id = $1`,
    [id, JSON.stringify(details)],
  )
}

async function updateAlbumTitle(trx: Trx, id: string, written: string): Promise<void> {
  const title = toSingleLine(written)
  if (!/[^\p{C}\p{Z}]/u.test(title)) throw buildMalformedError('The album needs its title.')
  const [album] = await sql<{ artist: string }>(
    trx,
    `UPDATE editions e SET title = $2 FROM artists a WHERE e.id = $1 AND a.id = e.artist_id RETURNING a.stage_name AS artist`,
    [id, title],
  )
  await sql(trx, `UPDATE editions SET search = to_tsvector('simple', $2) WHERE id = $1`, [
    id,
    toSearchText(`${title} ${album?.artist ?? ''}`),
  ])
}

async function updateSongOrder(trx: Trx, id: string, songIds: string[]): Promise<void> {
  const [same] = await sql<{ same: boolean }>(
    trx,
    `SELECT array_agg(song_id ORDER BY song_id) = (SELECT array_agg(wanted ORDER BY wanted) FROM unnest($2::uuid[]) wanted) AS same
       FROM edition_songs WHERE edition_id = $1`,
    [id, songIds],
  )
  if (!same?.same) throw new ApiError(errors['other-songs'])
  // Positions are unique, also within a statement: first out of the way.
  await sql(trx, 'UPDATE edition_songs SET position = position + 1000 WHERE edition_id = $1', [id])
  await sql(
    trx,
    `UPDATE edition_songs es SET position = wanted.n FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, n)
      WHERE es.edition_id = $1 AND es.song_id = wanted.id`,
    [id, songIds],
  )
}

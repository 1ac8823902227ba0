import { z } from 'zod'
import type { EndpointBody } from '#contract/http'
import { toFoldedText } from '#text/to-folded-text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import type { createKeymail as createKeymailCall } from './contract.ts'
import { errors } from '#contract/keymails'
import { type IssuedKeymail, issueNextKeymails } from './issue-next-keymails.ts'

type OwnSong = { id: string; title: string; editionId: string; isAlbum: boolean }

/** Issues one Keymail for a song or album given by id, or for a song by title if the id is not one of the artist's. */
export async function createKeymail(
  artistId: string,
  wish: EndpointBody<typeof createKeymailCall>,
): Promise<IssuedKeymail> {
  const { editionId } = await getSongByIdOrTitle(artistId, wish)
  const [keymail] = await issueNextKeymails(artistId, { editionId, count: 1, priceCents: wish.pricing })
  if (!keymail) throw new Error('no Keymail was issued')
  return keymail
}

async function getSongByIdOrTitle(
  artistId: string,
  { songId, songTitle }: { songId?: string | undefined; songTitle: string },
): Promise<OwnSong> {
  const songs = await sql<OwnSong>(
    db,
    `SELECT s.id, s.title, e.id AS "editionId", false AS "isAlbum" FROM songs s
       CROSS JOIN LATERAL (
         SELECT ed.id FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
          WHERE es.song_id = s.id ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
      WHERE s.artist_id = $1 AND s.state = 'published'
      UNION ALL
     SELECT id, title, id, true FROM editions WHERE artist_id = $1 AND kind = 'album' AND state = 'published'
      ORDER BY "isAlbum", id DESC`,
    [artistId],
  )
  const byId = z.uuid().safeParse(songId).success && songs.find((song) => song.id === songId)
  if (byId) return byId
  if (!songTitle) throw buildMalformedError('Song title is required.')
  // Titles name songs, as specified; an album is chosen by its id.
  const alike = songs.filter((song) => !song.isAlbum && toComparableTitle(song.title) === toComparableTitle(songTitle))
  const [song] = alike
  if (!song) throw new ApiError(errors['song-unknown'])
  if (alike.length > 1) {
    throw new ApiError(errors['song-ambiguous'], {
      details: { songs: alike.map(({ id, title: name }) => ({ id, title: name })) },
    })
  }
  return song
}

/** The folded title. Titles without letters or digits, such as '!!!', are compared as written. */
function toComparableTitle(title: string): string {
  return toFoldedText(title) || title
}

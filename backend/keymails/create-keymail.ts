import { z } from 'zod'
import type { BodyOf } from '#contract/platform'
import { foldText } from '#module/songs'
import { db, sql } from '#platform/database'
import { Refusal, malformed } from '#platform/refusal'
import { type createKeymail as createKeymailCall, refusals } from './contract.ts'
import { type IssuedKeymail, issueKeymails } from './issue-keymails.ts'

type OwnSong = { id: string; title: string; editionId: string }

/** Issues one Keymail for the song that is meant: by its id when it is the artist's own, else by its title. */
export async function createKeymail(artistId: string, wish: BodyOf<typeof createKeymailCall>): Promise<IssuedKeymail> {
  const { editionId } = await findMeantSong(artistId, wish)
  const [keymail] = await issueKeymails(artistId, { editionId, count: 1, priceCents: wish.pricing })
  if (!keymail) throw new Error('no Keymail was issued')
  return keymail
}

async function findMeantSong(
  artistId: string,
  { songId, songTitle }: { songId?: string | undefined; songTitle: string },
): Promise<OwnSong> {
  const songs = await sql<OwnSong>(
    db,
    `SELECT s.id, s.title, e.id AS "editionId" FROM songs s
       CROSS JOIN LATERAL (
         SELECT ed.id FROM edition_songs es JOIN editions ed ON ed.id = es.edition_id
          WHERE es.song_id = s.id ORDER BY ed.state = 'published' DESC, ed.kind = 'song' DESC, ed.id LIMIT 1) e
      WHERE s.artist_id = $1 AND s.state = 'published' ORDER BY s.id DESC`,
    [artistId],
  )
  const byId = z.uuid().safeParse(songId).success && songs.find((song) => song.id === songId)
  if (byId) return byId
  if (!songTitle) throw malformed('Song title is required.')
  const alike = songs.filter((song) => wordsOf(song.title) === wordsOf(songTitle))
  const [song] = alike
  if (!song) throw new Refusal(refusals['song-unknown'])
  if (alike.length > 1) {
    throw new Refusal(refusals['song-ambiguous'], {
      details: { songs: alike.map(({ id, title: name }) => ({ id, title: name })) },
    })
  }
  return song
}

/** A title of signs alone, as '!!!', has no words: then the signs must be the same. */
function wordsOf(title: string): string {
  return foldText(title) || title
}

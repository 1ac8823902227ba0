import type { EndpointBody, EndpointReply } from '#contract/http'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors, type updateSong as updateSongCall } from './contract.ts'
import { getOwnSong } from './get-own-song.ts'
import { parseIsrc } from './parse-release-codes.ts'

/** Changes what is said about the artist's song. Throws 404, and 422 for an ISRC that cannot be one. */
export function updateSong(
  artistId: string,
  id: string,
  wish: EndpointBody<typeof updateSongCall>,
): Promise<EndpointReply<typeof updateSongCall>> {
  const isrc = wish.isrc ? parseIsrc(wish.isrc) : wish.isrc
  return runInTransaction(async (trx) => {
    const [song] = await sql<{ id: string }>(
      trx,
      `UPDATE songs SET (story, story_language, lyrics, credits, isrc, genre, mood, language, explicit) =
          (SELECT story, "storyLanguage", lyrics, credits, isrc, genre, mood, language, coalesce(explicit, false)
             FROM jsonb_to_record(jsonb_build_object('story', songs.story, 'storyLanguage', songs.story_language,
               'lyrics', songs.lyrics, 'credits', songs.credits, 'isrc', songs.isrc, 'genre', songs.genre, 'mood', songs.mood,
               'language', songs.language, 'explicit', songs.explicit) || $3::jsonb)
               AS new (story text, "storyLanguage" text, lyrics text, credits text, isrc text, genre text, mood text,
                       language text, explicit boolean))
        WHERE id = $1 AND artist_id = $2 RETURNING id`,
      [id, artistId, JSON.stringify({ ...wish, isrc })],
    )
    if (!song) throw new ApiError(errors['release-unknown'])
    return getOwnSong(artistId, id, trx)
  })
}

import { LRUCache } from 'lru-cache'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { errors } from '#contract/uploads'
import { type RangeRequest, type ServableAudio, buildServableAudio, serveAudio } from './serve-audio.ts'

type AuthorizedAudio = {
  key: string
  bytes: number
  type: string
  title: string
  own: boolean
  mayPlay: boolean
  known: boolean
  fanIds: string[]
  entered: boolean
}

// Players request a song in many small ranges, so a checked permission is cached, but for no more than five seconds.
const accessCache = new LRUCache<string, ServableAudio>({ max: 10_000, ttl: 5_000 })

const authorizedAudioSql = `
  SELECT f.key, f.bytes, f.type, s.title, u.id IS NOT NULL AS known,
         s.artist_id = u.artist_id AS own, held.entered IS NOT NULL AS "mayPlay", held.entered, u.fan_ids AS "fanIds"
    FROM songs s JOIN files f ON f.key = s.audio_key
    LEFT JOIN sessions u ON u.token_hash = $2 AND u.expires_at > now()
    LEFT JOIN LATERAL (
      SELECT bool_or(k.entered_at IS NOT NULL) AS entered
        FROM edition_songs es JOIN keymails k ON k.edition_id = es.edition_id
       WHERE es.song_id = s.id AND k.fan_id = ANY (u.fan_ids) AND k.state = 'redeemed') held ON true
   WHERE s.id = $1`

type FirstPlayHandler = (songId: string, fanIds: readonly string[]) => Promise<boolean>
let onFirstPlay: FirstPlayHandler = () => Promise.resolve(true)

/**
 * Registers what runs before a copy is played for the first time. It returns whether the fans still hold the copy.
 * Called once at startup.
 */
export function registerFirstPlayHandler(does: FirstPlayHandler): void {
  onFirstPlay = does
}

/** Streams the uploaded file, byte for byte, in the requested range, to the artist and holders of a copy. */
export async function streamSong(
  songId: string,
  { tokenHash, ...asked }: RangeRequest & { tokenHash: Buffer | undefined },
): Promise<HttpResponse> {
  return serveAudio(await getAuthorizedAudio(songId, tokenHash), asked)
}

async function getAuthorizedAudio(songId: string, tokenHash: Buffer | undefined): Promise<ServableAudio> {
  if (!tokenHash) throw new ApiError(commonErrors['no-session'])
  const key = `${songId} ${tokenHash.toString('base64')}`
  const known = accessCache.get(key)
  if (known) return known
  const [found] = await sql<AuthorizedAudio>(db, authorizedAudioSql, [songId, tokenHash])
  if (!found) throw new ApiError(errors['song-unknown'])
  if (!found.known) throw new ApiError(commonErrors['no-session'])
  // Recorded before the first byte is sent, so that a concurrent gift and first play cannot both succeed.
  const mayPlay = found.own || (found.mayPlay && (found.entered || (await onFirstPlay(songId, found.fanIds))))
  if (!mayPlay) throw new ApiError(errors['not-a-holder'])
  const audio = buildServableAudio(found, 'private, max-age=3600')
  accessCache.set(key, audio)
  return audio
}

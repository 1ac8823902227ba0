import { db } from '#database/client'
import { sql } from '#database/sql'
import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildBucketRedirect } from '#module/storage'
import { buildFanIdsSql } from '#http/sessions/session'
import { errors } from '#contract/uploads'
import { getPlaybackRight, type PlaybackRight } from './playback-rights.ts'
import { trackPlay } from '#module/playback/heard-songs'
import { trackResponse } from './running-responses.ts'
import {
  type RangeRequest,
  buildAttachment,
  buildServableAudio,
  buildAudioResponse,
  buildLaterRanges,
} from './delivery/build-audio-response.ts'

type AuthorizedAudio = {
  key: string
  bytes: number
  type: string
  title: string
  artist: string
  own: boolean
  /** The song of which copies are held: another one than the recording that was asked for when it has been replaced. */
  heldSongId: string
  mayPlay: boolean
  visitorId: string | null
  fanIds: string[]
  entered: boolean
}

const authorizedAudioSql = `
  WITH u AS MATERIALIZED (
    SELECT s.visitor_id, s.artist_id, ${buildFanIdsSql('s')} AS fan_ids
      FROM sessions s WHERE s.token_hash = $2 AND s.expires_at > now())
  SELECT f.key, f.bytes, f.type, s.title, a.stage_name AS artist, u.visitor_id AS "visitorId",
         s.artist_id = u.artist_id AS own, coalesce(s.recording_of, s.id) AS "heldSongId", held.entered IS NOT NULL AS "mayPlay", held.entered, u.fan_ids AS "fanIds"
    FROM songs s JOIN files f ON f.key = s.audio_key JOIN artists a ON a.id = s.artist_id
    LEFT JOIN u ON true
    LEFT JOIN LATERAL (
      SELECT bool_or(k.entered_at IS NOT NULL) AS entered
        FROM edition_songs es JOIN keymails k ON k.edition_id = es.edition_id
       WHERE es.song_id = CASE WHEN s.state = 'replaced' THEN s.recording_of ELSE s.id END AND k.fan_id = ANY (u.fan_ids) AND k.state = 'redeemed') held ON true
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

/**
 * Streams the uploaded file, byte for byte, in the requested range, to the artist and holders of a copy. The stream ends
 * with the right to hear it. `isDownload`: with a name to save it under. `isPlay`: this request begins a play.
 */
export async function streamSong(
  songId: string,
  {
    tokenHash,
    isDownload = false,
    isPlay = false,
    ...asked
  }: RangeRequest & { tokenHash: Buffer | undefined; isDownload?: boolean; isPlay?: boolean },
): Promise<HttpResponse> {
  if (!tokenHash) throw new ApiError(commonErrors['no-session'])
  const right = await getPlaybackRight(songId, tokenHash, () => assertPlaybackRight(songId, tokenHash))
  // Before anything is awaited again: from here on the right may end.
  trackResponse(asked, right)
  const { audio, attachment } = right
  // The artist's own listening is not counted.
  if (isPlay && !isDownload && !right.own) trackPlay(right.visitorId, songId)
  if (!isDownload) return buildAudioResponse(audio, asked, { isRevocable: true })
  const headers = { ...audio.headers, 'content-disposition': attachment }
  const redirect = asked.head ? undefined : await buildBucketRedirect(audio.key, headers)
  return redirect ?? buildAudioResponse({ ...audio, headers }, asked)
}

async function assertPlaybackRight(songId: string, tokenHash: Buffer): Promise<PlaybackRight> {
  const [found] = await sql<AuthorizedAudio>(db, authorizedAudioSql, [songId, tokenHash])
  if (!found) throw new ApiError(errors['song-unknown'])
  if (!found.visitorId) throw new ApiError(commonErrors['no-session'])
  // Recorded before the first byte is sent, so that a concurrent gift and first play cannot both succeed.
  const mayPlay = found.own || (found.mayPlay && (found.entered || (await onFirstPlay(found.heldSongId, found.fanIds))))
  if (!mayPlay) throw new ApiError(errors['not-a-holder'])
  // no-cache: the browser may keep it, but asks each time whether the listener still may hear it.
  const audio = buildServableAudio(found, 'private, no-cache')
  const attachment = buildAttachment(`${found.artist} - ${found.title}`, found.type)
  const laterRanges = buildLaterRanges(audio)
  return { songId, own: found.own, visitorId: found.visitorId, fanIds: found.fanIds, audio, laterRanges, attachment }
}

import { LRUCache } from 'lru-cache'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { errors } from '#contract/uploads'
import { buildAnnouncedSql } from '#module/catalog/releases'
import {
  type RangeRequest,
  type ServableAudio,
  buildServableAudio,
  buildAudioResponse,
} from '../delivery/build-audio-response.ts'

// Public, so one cache serves everybody.
const previewCache = new LRUCache<string, ServableAudio>({ max: 2_000, ttl: 5_000 })

/**
 * Streams the preview of a song that is published or announced in the requested range, to anybody. `getArtistId` is asked
 * for others only, whose artist may hear them.
 */
export async function streamPreview(
  songId: string,
  asked: RangeRequest,
  getArtistId: () => Promise<string | undefined>,
): Promise<HttpResponse> {
  const audio =
    previewCache.get(songId) ?? (await getPublicPreview(songId)) ?? (await getOwnPreview(songId, getArtistId))
  return buildAudioResponse(audio, asked)
}

type PreviewFile = { key: string; bytes: number; type: string; title: string }

async function getPublicPreview(songId: string): Promise<ServableAudio | undefined> {
  const [found] = await sql<PreviewFile>(
    db,
    `SELECT f.key, f.bytes, f.type, s.title FROM songs s JOIN files f ON f.key = s.preview_key
      WHERE s.id = $1 AND (s.state = 'published' OR s.state = 'unpublished' AND EXISTS (
              SELECT FROM edition_songs es WHERE es.song_id = s.id AND ${buildAnnouncedSql('es.edition_id')}))`,
    [songId],
  )
  if (!found) return undefined
  const audio = buildServableAudio(found, 'public, max-age=300')
  previewCache.set(songId, audio)
  return audio
}

async function getOwnPreview(songId: string, getArtistId: () => Promise<string | undefined>): Promise<ServableAudio> {
  const [found] = await sql<PreviewFile>(
    db,
    `SELECT f.key, f.bytes, f.type, s.title FROM songs s JOIN files f ON f.key = s.preview_key
      WHERE s.id = $1 AND s.artist_id = $2`,
    [songId, (await getArtistId()) ?? null],
  )
  if (!found) throw new ApiError(errors['preview-unknown'])
  return buildServableAudio(found, 'private, no-store')
}

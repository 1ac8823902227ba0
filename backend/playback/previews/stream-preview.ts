import { LRUCache } from 'lru-cache'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { errors } from '#contract/uploads'
import {
  type RangeRequest,
  type ServableAudio,
  buildServableAudio,
  buildAudioResponse,
} from '../build-audio-response.ts'

// Public, so one cache serves everybody.
const previewCache = new LRUCache<string, ServableAudio>({ max: 2_000, ttl: 5_000 })

/** Streams a published song's preview in the requested range, to anybody. */
export async function streamPreview(songId: string, asked: RangeRequest): Promise<HttpResponse> {
  return buildAudioResponse(previewCache.get(songId) ?? (await getPreviewAudio(songId)), asked)
}

async function getPreviewAudio(songId: string): Promise<ServableAudio> {
  const [found] = await sql<{ key: string; bytes: number; type: string; title: string }>(
    db,
    `SELECT f.key, f.bytes, f.type, s.title FROM songs s JOIN files f ON f.key = s.preview_key
      WHERE s.id = $1 AND s.state = 'published'`,
    [songId],
  )
  if (!found) throw new ApiError(errors['preview-unknown'])
  const audio = buildServableAudio(found, 'public, max-age=300')
  previewCache.set(songId, audio)
  return audio
}

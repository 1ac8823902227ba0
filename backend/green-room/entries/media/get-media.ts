import { buildFileResponse } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { isEtagMatch } from '#http/etag'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { parseByteRange } from '#http/body/parse-byte-range'
import { errors } from '#contract/green-room/access'
import type { Participant } from '#module/green-room/access'

/** Serves a photo or voice note of the room; supports byte ranges, which players need. */
export async function getMedia(
  guest: Participant,
  mediaId: string,
  asked: { size: 'full' | 'small'; range: string; ifNoneMatch: string; head: boolean },
): Promise<HttpResponse> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    `SELECT f.key, f.bytes, f.type FROM green_room_media d JOIN green_room_entries n ON n.id = d.entry_id
       JOIN files f ON f.key = CASE WHEN $3 THEN coalesce(d.small_key, d.file_key) ELSE d.file_key END
      WHERE d.id = $1 AND n.artist_id = $2 AND n.removed_at IS NULL`,
    [mediaId, guest.artistId, asked.size === 'small'],
  )
  if (!file) throw new ApiError(errors['entry-unknown'])
  const etag = `"${file.key}"`
  const headers = {
    'content-type': file.type,
    'accept-ranges': 'bytes',
    // Revalidated on each request, so that lost access and deleted entries take effect despite caches.
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline',
    etag,
  }
  if (isEtagMatch(asked.ifNoneMatch, etag)) return new HttpResponse(304, undefined, headers)
  const range = parseByteRange(asked.range, file.bytes)
  if (range === 'unsatisfiable')
    return new HttpResponse(416, '', { ...headers, 'content-range': `bytes */${file.bytes}` })
  return buildFileResponse(file, headers, { range, head: asked.head })
}

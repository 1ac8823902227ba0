import { errors } from '#contract/artists'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildFileResponse } from '#module/storage'

/** The picture's bytes. Public. */
export async function getProfilePicture(artistId: string): Promise<HttpResponse> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM artists a JOIN files f ON f.key = a.picture_key WHERE a.id = $1',
    [artistId],
  )
  if (!file) throw new ApiError(errors['artist-unknown'])
  const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=3600', etag: `"${file.key}"` }
  return buildFileResponse(file, headers)
}

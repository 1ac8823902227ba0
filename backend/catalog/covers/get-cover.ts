import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildFileResponse } from '#module/storage'
import { errors } from './contract.ts'

/** The cover's picture. Public, and the same for ever under this id. Throws 404. */
export async function getCover(id: string, size: 'small' | 'large'): Promise<HttpResponse> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    `SELECT f.key, f.bytes, f.type FROM covers c
       JOIN files f ON f.key = CASE $2 WHEN 'large' THEN c.large_key ELSE c.small_key END WHERE c.id = $1`,
    [id, size],
  )
  if (!file) throw new ApiError(errors['cover-unknown'])
  return buildFileResponse(file, {
    'content-type': file.type,
    'cache-control': 'public, max-age=31536000, immutable',
  })
}

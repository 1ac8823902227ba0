import { buildFileResponse } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { isEtagMatch } from '#http/etag'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { errors } from './contract.ts'

const WIDTH_MAX = 100_000

/**
 * The public picture of a card: the smallest at least `width` pixels wide, else the largest; AVIF if the browser
 * accepts it. A published picture never changes, so it may be cached.
 */
export async function getCardImage(
  id: string,
  asked: { width: number | undefined; accept: string; ifNoneMatch: string },
): Promise<HttpResponse> {
  const [image] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    `SELECT f.key, f.bytes, f.type
       FROM art_cards c
       JOIN LATERAL (SELECT i.type, i.width, i.key FROM art_images i WHERE i.card_id = c.id
                      UNION ALL SELECT 'image/webp', 0, c.image_key WHERE c.image_key IS NOT NULL) i
         ON i.type = 'image/webp' OR $3
       JOIN files f ON f.key = i.key
      WHERE c.id = $1 AND c.state = 'published'
      ORDER BY i.width < $2, CASE WHEN i.width >= $2 THEN i.width ELSE -i.width END, i.type
      LIMIT 1`,
    [id, asked.width ?? WIDTH_MAX, asked.accept.includes('image/avif')],
  )
  if (!image) throw new ApiError(errors['card-unknown'])
  const headers = {
    'content-type': image.type,
    etag: `"${image.key}"`,
    'cache-control': 'public, max-age=86400',
    vary: 'accept',
  }
  if (isEtagMatch(asked.ifNoneMatch, headers.etag)) return new HttpResponse(304, undefined, headers)
  return buildFileResponse(image, headers)
}

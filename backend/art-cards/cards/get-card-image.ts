import { buildFileResponse } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { isEtagMatch } from '#http/etag'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import type { Session } from '#http/sessions/session'
import { errors } from './contract.ts'

const WIDTH_MAX = 100_000

/**
 * The public picture of a card: the smallest at least `width` pixels wide, else the largest; AVIF if the browser
 * accepts it. A published picture never changes, so it may be cached. Of a card that was taken down only its owners
 * still see it.
 */
export async function getCardImage(
  id: string,
  asked: {
    width: number | undefined
    accept: string
    ifNoneMatch: string
    getSession: () => Promise<Session | undefined>
  },
): Promise<HttpResponse> {
  const [image] = await sql<{ key: string; bytes: number; type: string; published: boolean }>(
    db,
    `SELECT f.key, f.bytes, f.type, c.state = 'published' AS published
       FROM art_cards c
       JOIN LATERAL (SELECT i.type, i.width, i.key FROM art_images i WHERE i.card_id = c.id
                      UNION ALL SELECT 'image/webp', 0, c.image_key WHERE c.image_key IS NOT NULL) i
         ON i.type = 'image/webp' OR $3
       JOIN files f ON f.key = i.key
      WHERE c.id = $1 AND c.state IN ('published', 'taken-down')
      ORDER BY i.width < $2, CASE WHEN i.width >= $2 THEN i.width ELSE -i.width END, i.type
      LIMIT 1`,
    [id, asked.width ?? WIDTH_MAX, asked.accept.includes('image/avif')],
  )
  if (!image || (!image.published && !(await isOwner(id, (await asked.getSession())?.collectorId))))
    throw new ApiError(errors['card-unknown'])
  const headers = {
    'content-type': image.type,
    etag: `"${image.key}"`,
    'cache-control': `${image.published ? 'public' : 'private'}, max-age=86400`,
    vary: 'accept',
  }
  if (isEtagMatch(asked.ifNoneMatch, headers.etag)) return new HttpResponse(304, undefined, headers)
  return buildFileResponse(image, headers)
}

async function isOwner(cardId: string, collectorId: string | null | undefined): Promise<boolean> {
  if (!collectorId) return false
  const owned = await sql(
    db,
    'SELECT FROM art_certificates WHERE card_id = $1 AND collector_id = $2 AND voided_at IS NULL LIMIT 1',
    [cardId, collectorId],
  )
  return owned.length > 0
}

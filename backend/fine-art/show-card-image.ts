import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { namesTag } from '#platform/etag'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import { refusals } from './contract.ts'

const LARGEST = 100_000

/**
 * The public picture of a card: the smallest that fills `width` pixels, else the largest there is; AVIF where the browser
 * takes it. A published picture never changes, so browsers may keep it.
 */
export async function showCardImage(
  id: string,
  asked: { width: number | undefined; accept: string; ifNoneMatch: string },
): Promise<Reply> {
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
    [id, asked.width ?? LARGEST, asked.accept.includes('image/avif')],
  )
  if (!image) throw new Refusal(refusals['card-unknown'])
  const headers = {
    'content-type': image.type,
    etag: `"${image.key}"`,
    'cache-control': 'public, max-age=86400',
    vary: 'accept',
  }
  if (namesTag(asked.ifNoneMatch, headers.etag)) return new Reply(304, undefined, headers)
  return new Reply(200, await storage.read(image.key, 0, image.bytes - 1), headers)
}

import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import { refusals } from './contract.ts'

/** The public picture of a card. Its key never changes, so browsers may keep it. */
export async function showCardImage(id: string, ifNoneMatch: string): Promise<Reply> {
  const [image] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM art_cards c JOIN files f ON f.key = c.image_key WHERE c.id = $1',
    [id],
  )
  if (!image) throw new Refusal(refusals['card-unknown'])
  const headers = { 'content-type': image.type, etag: `"${image.key}"`, 'cache-control': 'public, max-age=86400' }
  if (ifNoneMatch === headers.etag) return new Reply(304, undefined, headers)
  return new Reply(200, await storage.read(image.key, 0, image.bytes - 1), headers)
}

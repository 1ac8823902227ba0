import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { namesTag } from '#platform/etag'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import { readRange } from '#module/songs'
import { refusals } from './contract.ts'
import type { Guest } from './enter-room.ts'

/** A photo or voice note of the room, for who is in it; a voice note also in the ranges a player asks for. */
export async function showMedia(
  guest: Guest,
  mediaId: string,
  asked: { size: 'full' | 'small'; range: string; ifNoneMatch: string; head: boolean },
): Promise<Reply> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    `SELECT f.key, f.bytes, f.type FROM green_room_media d JOIN green_room_entries n ON n.id = d.entry_id
       JOIN files f ON f.key = CASE WHEN $3 THEN coalesce(d.small_key, d.file_key) ELSE d.file_key END
      WHERE d.id = $1 AND n.artist_id = $2 AND n.removed_at IS NULL`,
    [mediaId, guest.artistId, asked.size === 'small'],
  )
  if (!file) throw new Refusal(refusals['entry-unknown'])
  const etag = `"${file.key}"`
  const headers = {
    'content-type': file.type,
    'accept-ranges': 'bytes',
    // Asked for each time, so that who has lost the room or an entry that was removed is not shown from a cache.
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline',
    etag,
  }
  if (namesTag(asked.ifNoneMatch, etag)) return new Reply(304, undefined, headers)
  const range = readRange(asked.range, file.bytes)
  if (range === 'unsatisfiable') return new Reply(416, '', { ...headers, 'content-range': `bytes */${file.bytes}` })
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  const sized: Record<string, string> = { ...headers, 'content-length': String(end - start + 1) }
  if (range) sized['content-range'] = `bytes ${start}-${end}/${file.bytes}`
  const status = range ? 206 : 200
  if (asked.head) return new Reply(status, undefined, sized)
  return new Reply(status, await storage.stream(file.key, start, end), sized)
}

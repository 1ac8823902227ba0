import { LRUCache } from 'lru-cache'
import { lendMemory, returnMemory, storage } from '#module/storage'
import { db, sql } from '#platform/database'
import { commonRefusals } from '#contract/platform'
import { namesTag } from '#platform/etag'
import { Refusal } from '#platform/refusal'
import { Reply } from '#platform/route'
import { readRange } from './byte-range.ts'
import { refusals } from './contract.ts'

type Found = { key: string; bytes: number; type: string; title: string; mayPlay: boolean; known: boolean }
/** A file that the caller may play, and the headers that all its answers share. */
type Audio = { key: string; bytes: number; etag: string; headers: Record<string, string> }

// A player asks for a song in many small pieces. A right that was checked is believed for five seconds, no longer.
const checked = new LRUCache<string, Audio>({ max: 10_000, ttl: 5_000 })

/** Up to here a range is read in one go into memory; longer ones are streamed. */
const READ_AT_ONCE_BYTES = 256 * 1024

const audioText = `
  SELECT f.key, f.bytes, f.type, s.title, u.id IS NOT NULL AS known,
         s.artist_id = u.artist_id OR EXISTS (
           SELECT FROM edition_songs es JOIN keymails k ON k.edition_id = es.edition_id
            WHERE es.song_id = s.id AND k.fan_id = ANY (u.fan_ids) AND k.state = 'redeemed') AS "mayPlay"
    FROM songs s JOIN files f ON f.key = s.audio_key
    LEFT JOIN sessions u ON u.token_hash = $2 AND u.expires_at > now()
   WHERE s.id = $1`

/** The uploaded file, byte for byte, in the range asked for; for the artist and for holders of a copy. */
export async function playSong(
  songId: string,
  asked: {
    tokenHash: Buffer | undefined
    range: string
    ifRange: string
    ifNoneMatch: string
    head: boolean
    whenSent: (then: () => void) => void
  },
): Promise<Reply> {
  const audio = await findAudio(songId, asked.tokenHash)
  const { etag, headers } = audio
  if (namesTag(asked.ifNoneMatch, etag)) return new Reply(304, undefined, headers)
  const range = asked.ifRange && asked.ifRange !== etag ? undefined : readRange(asked.range, audio.bytes)
  if (range === 'unsatisfiable') {
    return new Reply(416, '', { ...headers, 'content-range': `bytes */${audio.bytes}` })
  }
  const { start, end } = range ?? { start: 0, end: audio.bytes - 1 }
  const length = end - start + 1
  const sized: Record<string, string> = { ...headers, 'content-length': String(length) }
  if (range) sized['content-range'] = `bytes ${start}-${end}/${audio.bytes}`
  const status = range ? 206 : 200
  if (asked.head) return new Reply(status, undefined, sized)
  if (length > READ_AT_ONCE_BYTES) return new Reply(status, await storage.stream(audio.key, start, end), sized)
  const memory = lendMemory(length)
  const body = await storage.read(audio.key, start, end, memory)
  // Not earlier: until the last byte is with the system, the answer is read from it.
  asked.whenSent(() => returnMemory(memory))
  return new Reply(status, body, sized)
}

async function findAudio(songId: string, tokenHash: Buffer | undefined): Promise<Audio> {
  if (!tokenHash) throw new Refusal(commonRefusals['no-session'])
  const key = `${songId} ${tokenHash.toString('base64')}`
  const known = checked.get(key)
  if (known) return known
  const [found] = await sql<Found>(db, audioText, [songId, tokenHash])
  if (!found) throw new Refusal(refusals['song-unknown'])
  if (!found.known) throw new Refusal(commonRefusals['no-session'])
  if (!found.mayPlay) throw new Refusal(refusals['not-a-holder'])
  const etag = `"${found.key}"`
  const headers = {
    'content-type': found.type,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600',
    'content-disposition': `inline; filename*=UTF-8''${encodeFileName(found.title)}`,
    etag,
  }
  const audio = { key: found.key, bytes: found.bytes, etag, headers }
  checked.set(key, audio)
  return audio
}

/** RFC 8187: what a header may carry unescaped is little, and a title may hold anything. */
function encodeFileName(title: string): string {
  // Cut first: half a character that stays at the end goes with the others that cannot be written.
  const name = title.slice(0, 80).replaceAll(/[\p{C}/\\]/gu, '') || 'song'
  return encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}

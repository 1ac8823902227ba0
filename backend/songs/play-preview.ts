import { LRUCache } from 'lru-cache'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Reply } from '#platform/route'
import { refusals } from './contract.ts'
import { type AskedRange, type Audio, describeAudio, sendAudio } from './send-audio.ts'

// Everybody may hear it, so it is remembered for everybody, a few seconds.
const known = new LRUCache<string, Audio>({ max: 2_000, ttl: 5_000 })

/** The beginning of a published song, in the range asked for; for everybody. */
export async function playPreview(songId: string, asked: AskedRange): Promise<Reply> {
  return sendAudio(known.get(songId) ?? (await findPreview(songId)), asked)
}

async function findPreview(songId: string): Promise<Audio> {
  const [found] = await sql<{ key: string; bytes: number; type: string; title: string }>(
    db,
    `SELECT f.key, f.bytes, f.type, s.title FROM songs s JOIN files f ON f.key = s.preview_key
      WHERE s.id = $1 AND s.state = 'published'`,
    [songId],
  )
  if (!found) throw new Refusal(refusals['preview-unknown'])
  const audio = describeAudio(found, 'public, max-age=300')
  known.set(songId, audio)
  return audio
}

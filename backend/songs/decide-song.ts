import decode from 'audio-decode'
import { storage } from '#module/storage'
import { type Trx, db, sql } from '#platform/database'
import { codecOf } from './read-audio.ts'

type Checked = 'published' | 'in-review' | 'declined'

/**
 * Moves a song to what its check came to, from one of `from`. False when it is in none of these by now. A song whose
 * edition was taken off sale meanwhile stays off sale.
 */
export async function decideSong(trx: Trx, songId: string, from: readonly string[], to: Checked): Promise<boolean> {
  const decided = await sql(
    trx,
    `UPDATE songs s SET state = CASE
        WHEN $3 = 'published' AND NOT EXISTS (
          SELECT FROM edition_songs es JOIN editions e ON e.id = es.edition_id
           WHERE es.song_id = s.id AND e.state = 'published') THEN 'unpublished' ELSE $3 END
      WHERE s.id = $1 AND s.state = ANY ($2) RETURNING id`,
    [songId, from, to],
  )
  return decided.length > 0
}

/** Plays a song's sound block by block, both channels as one: samples from -1 to 1 and how many make a second. */
export async function* listenTo(songId: string): AsyncGenerator<{ samples: Float32Array; rate: number }> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM songs s JOIN files f ON f.key = s.audio_key WHERE s.id = $1',
    [songId],
  )
  const codec = file && codecOf(file.type)
  if (!file || !codec) return
  for await (const { channelData, sampleRate } of decode(await storage.stream(file.key, 0, file.bytes - 1), codec)) {
    const [left, right] = channelData
    if (left) yield { samples: right ? mixed(left, right) : left, rate: sampleRate }
  }
}

function mixed(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)
}

import decode from 'audio-decode'
import { storage } from '#module/storage'
import { type Trx, db, sql } from '#platform/database'
import { getAudioCodec } from './read-audio.ts'

type SongVerdict = 'published' | 'in-review' | 'declined'

/**
 * Applies the verdict of a song's copyright check if its state is one of `from`; returns false otherwise. A song whose
 * editions were taken off sale meanwhile becomes unpublished instead of published.
 */
export async function applySongVerdict(trx: Trx, songId: string, from: readonly string[], to: SongVerdict): Promise<boolean> {
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

/** Decodes a song block by block, mixed down to mono: samples from -1 to 1 and the sample rate. */
export async function* readSongSamples(songId: string): AsyncGenerator<{ samples: Float32Array; rate: number }> {
  const [file] = await sql<{ key: string; bytes: number; type: string }>(
    db,
    'SELECT f.key, f.bytes, f.type FROM songs s JOIN files f ON f.key = s.audio_key WHERE s.id = $1',
    [songId],
  )
  const codec = file && getAudioCodec(file.type)
  if (!file || !codec) return
  for await (const { channelData, sampleRate } of decode(await storage.stream(file.key, 0, file.bytes - 1), codec)) {
    const [left, right] = channelData
    if (left) yield { samples: right ? toMono(left, right) : left, rate: sampleRate }
  }
}

function toMono(left: Float32Array, right: Float32Array): Float32Array {
  return left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { getStoredRecording, RECORDING_LIMITS } from '#module/playback'
import { parseUntrustedFile } from '#module/storage'
import { runLimited } from '#runtime/limited/run-limited'
import type * as fingerprintTask from './fingerprint-task.ts'

const task = new URL('fingerprint-task.ts', import.meta.url)

/** Landmarks of a recording, as two columns of equal length. */
type Landmarks = { hashes: number[]; times: number[] }

/** Fingerprints a song once; a song without a recording that can be decoded gets no landmarks. */
export async function createFingerprint(songId: string): Promise<void> {
  const known = await sql(db, 'SELECT 1 FROM recordings WHERE song_id = $1', [songId])
  if (known.length > 0) return
  const recording = await getStoredRecording(songId)
  const landmarks =
    recording &&
    (await parseUntrustedFile(recording, async ({ path, bytes, folder }) => {
      const target = join(folder, 'landmarks')
      const { codec } = recording
      const input = { path, bytes, codec, target }
      await runLimited<typeof fingerprintTask>(task, input, RECORDING_LIMITS, folder)
      return parseLandmarks(await readFile(target))
    }))
  await writeLandmarks(songId, landmarks ?? { hashes: [], times: [] })
}

function parseLandmarks(bytes: Buffer): Landmarks {
  const pairs = new Int32Array(new Uint8Array(bytes).buffer)
  return {
    hashes: [...pairs].filter((_, at) => at % 2 === 0),
    times: [...pairs].filter((_, at) => at % 2 === 1),
  }
}

function writeLandmarks(songId: string, { hashes, times }: Landmarks): Promise<void> {
  return runInTransaction(async (trx) => {
    const first = await sql(
      trx,
      'INSERT INTO recordings (song_id, marks) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING song_id',
      [songId, new Set(hashes).size],
    )
    if (first.length === 0) return
    await sql(
      trx,
      `INSERT INTO recording_marks (mark, song_id, at) SELECT m.mark, $1, m.at FROM unnest($2::int[], $3::int[]) AS m (mark, at)`,
      [songId, hashes, times],
    )
  })
}

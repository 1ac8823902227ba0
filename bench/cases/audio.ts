import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertAllStatus, buildRequest, type CaseResult, runWithBaseline, type Harness } from '../case.ts'
import { startChild } from '../child-process.ts'
import { runLoad } from '../load.ts'
import { CONNECTIONS, ROUND_MS } from './read-load.ts'

const AUDIO_BYTES = 10 * 1024 * 1024

const RANGE_BYTES = 64 * 1024

/** An artist plays a 10 MB recording in 64 kB ranges at random offsets. */
export async function runAudioCase(stage: Harness): Promise<CaseResult> {
  const audio = randomBytes(AUDIO_BYTES)
  const { songId, key, cookie } = await createSongOwner(stage)
  const file = join(stage.dataDir, 'files', key)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, audio)

  const stranger = await fetch(`http://127.0.0.1:${stage.webPort}/api/songs/${songId}/audio`, {
    headers: { cookie: stage.data.sessions[0]?.cookie ?? '' },
  })
  assert.equal(stranger.status, 403, 'a stranger could play')

  const starts = Array.from({ length: 4_096 }, () => randomInt(AUDIO_BYTES - RANGE_BYTES))
  const startOf = (n: number) => starts[n % starts.length] ?? 0
  const wires = starts.map((start) =>
    buildRequest('GET', `/api/songs/${songId}/audio`, { cookie, range: `bytes=${start}-${start + RANGE_BYTES - 1}` }),
  )
  const ceiling = await startChild('baselines/audio.ts', { ...stage, argv: [file] })
  try {
    return await runWithBaseline(
      {
        path: 'audio, 64 kB ranges, authorized',
        checked: 'every answer 206; each 64th equals the file; a stranger got 403',
        atLeast: 0.7,
      },
      { ours: stage.webPid, ceiling: ceiling.pid },
      async (side) =>
        assertAllStatus(
          await runLoad({
            port: side === 'ours' ? stage.webPort : ceiling.port,
            connections: CONNECTIONS,
            ms: ROUND_MS,
            request: (n) => wires[n % wires.length],
            check: (n, body) => assert(body.equals(audio.subarray(startOf(n), startOf(n) + RANGE_BYTES))),
          }),
          206,
        ),
    )
  } finally {
    await ceiling.stop()
  }
}

/** Signs the second visitor in as the artist of the oldest song. */
async function createSongOwner({ sql, data }: Harness): Promise<{ songId: string; key: string; cookie: string }> {
  const session = data.sessions[1]
  assert(session)
  const { rows } = await sql.query<{ songId: string; key: string }>(
    `WITH song AS (SELECT id, artist_id, audio_key FROM songs ORDER BY id LIMIT 1),
     signed_in AS (UPDATE sessions SET artist_id = song.artist_id FROM song WHERE visitor_id = $1),
     sized AS (UPDATE files SET bytes = $2 FROM song WHERE key = song.audio_key)
     SELECT id AS "songId", audio_key AS key FROM song`,
    [session.visitorId, AUDIO_BYTES],
  )
  const [song] = rows
  assert(song)
  return { ...song, cookie: session.cookie }
}

import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isCaddyInstalled, startCaddy } from '#testing/servers/caddy'
import { assertAllStatus, buildRequest, type CaseResult, runWithBaseline, type Harness } from '../case.ts'
import { startChild } from '../child-process.ts'
import { startWeb } from '../harness.ts'
import { runLoad } from '../load.ts'
import { CONNECTIONS, ROUND_MS } from './read-load.ts'

const AUDIO_BYTES = 10 * 1024 * 1024

const RANGE_BYTES = 64 * 1024

/** An artist plays a 10 MB recording in 64 kB ranges at random offsets. */
export async function runAudioCase(stage: Harness): Promise<CaseResult> {
  const recording = await createRecording(stage)
  const ceiling = await startChild('baselines/audio.ts', { ...stage, argv: [recording.file] })
  try {
    return await measureRanges(recording, {
      path: 'audio, 64 kB ranges, authorized',
      atLeast: 0.7,
      ours: { port: stage.webPort, pid: stage.webPid },
      ceiling,
    })
  } finally {
    await ceiling.stop()
  }
}

/**
 * The same as deployed: the load balancer of ops/Caddyfile asks a web process and sends the range itself. The ceiling is
 * the same balancer in front of a process that says yes to everybody.
 */
export async function runBalancedAudioCase(stage: Harness): Promise<CaseResult> {
  if (!isCaddyInstalled) throw new Error('audio-balancer needs caddy')
  const recording = await createRecording(stage)
  const permission = await startChild('baselines/audio-permission.ts', { ...stage, argv: [recording.key, 'audio/wav'] })
  const web = await startWeb({ ...stage.env, BALANCER_SENDS_FILES: '1' })
  const env = { FILES_DIR: join(stage.dataDir, 'files') }
  const balancers = await Promise.all([startCaddy(web.port, env), startCaddy(permission.port, env)])
  const [ours, ceiling] = balancers.map(({ origin }) => Number(new URL(origin).port))
  try {
    return await measureRanges(recording, {
      path: 'audio, 64 kB ranges, sent by the balancer after asking',
      atLeast: 0.9,
      // The processor time is that of the process that is asked.
      ours: { port: ours ?? 0, pid: web.pid },
      ceiling: { port: ceiling ?? 0, pid: permission.pid },
    })
  } finally {
    await Promise.all([...balancers.map((caddy) => caddy.close()), permission.stop(), web.stop()])
  }
}

type Recording = { audio: Buffer; file: string; key: string; songId: string; cookie: string }

async function createRecording(stage: Harness): Promise<Recording> {
  const audio = randomBytes(AUDIO_BYTES)
  const { songId, key, cookie } = await createSongOwner(stage)
  const file = join(stage.dataDir, 'files', key)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, audio)

  const stranger = await fetch(`http://127.0.0.1:${stage.webPort}/api/songs/${songId}/audio`, {
    headers: { cookie: stage.data.sessions[0]?.cookie ?? '' },
  })
  assert.equal(stranger.status, 403, 'a stranger could play')
  return { audio, file, key, songId, cookie }
}

type Server = { port: number; pid: number }

function measureRanges(
  { audio, songId, cookie }: Recording,
  { ours, ceiling, ...fields }: { path: string; atLeast: number; ours: Server; ceiling: Server },
): Promise<CaseResult> {
  const starts = Array.from({ length: 4_096 }, () => randomInt(AUDIO_BYTES - RANGE_BYTES))
  const startOf = (n: number) => starts[n % starts.length] ?? 0
  const wires = starts.map((start) =>
    buildRequest('GET', `/api/songs/${songId}/audio`, { cookie, range: `bytes=${start}-${start + RANGE_BYTES - 1}` }),
  )
  return runWithBaseline(
    { ...fields, checked: 'every answer 206; each 64th equals the file; a stranger got 403' },
    { ours: ours.pid, ceiling: ceiling.pid },
    async (side) =>
      assertAllStatus(
        await runLoad({
          port: side === 'ours' ? ours.port : ceiling.port,
          connections: CONNECTIONS,
          ms: ROUND_MS,
          request: (n) => wires[n % wires.length],
          check: (n, body) => assert(body.equals(audio.subarray(startOf(n), startOf(n) + RANGE_BYTES))),
        }),
        206,
      ),
  )
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

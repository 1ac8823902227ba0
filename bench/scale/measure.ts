import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { createApp } from '#app'
import { STAFF_SESSION_HEADER } from '#contract/auth/staff'
import { updateStaffPasswords } from '#module/auth/staff'
import { rollUpDailySums } from '#backend/admin/dashboard/roll-up-daily-sums.ts'
import { checks } from '#backend/operations/checks/checks.ts'
import { registerProducts } from '#products'
import { startQueue } from '#queue/queue'
import { runInContext } from '#runtime/request-context'
import { listRoutes } from '#testing/list-routes'
import { handlers } from '#worker/handlers'
import { runJobs, startWakingWorkers } from '#worker/run-jobs'
import { schedules } from '#worker/schedules'
import { buildReadCalls, buildUrl, buildWriteCalls, type ReadCall } from './calls.ts'
import { createDataSet, type DataSet } from './data-set.ts'

/** What one call cost: milliseconds until its first byte, and what its statements did. */
export type Measurement = {
  name: string
  status: string
  ms: number
  /** Of these, what the process and the database's processes ran: the same on a busy machine. */
  cpuMs: number
  bytes: number
  /** Of an export, what came until the reader gave up. */
  lines?: number
  blocks: number
  rows: number
  statements: number
}

/** What the measuring process sends as it goes. The first round warms up; calls are sent in each, jobs once. */
export type Progress = { round: number; measurement: Measurement } | { memoryBytes: number }

const ROUNDS = 3
/** Longer than any process keeps an answer. */
const PAUSE_MS = 5_500
const GIVE_UP_MS = 40_000

const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] })

type Spent = Pick<Measurement, 'ms' | 'cpuMs'>

const readStat = (pid: string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** Milliseconds that the database's processes have run so far: Linux counts those of a living one in nanoseconds. */
function getDatabaseCpuMs(): number {
  // Of parallel workers, which end with their statement, the parent of all has the sum, in ticks.
  let ms = readStat(postmaster)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readStat(pid)[1] === postmaster)
        ms += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      // It has ended meanwhile.
    }
  }
  return ms
}

/** Looking for the database's processes is not counted. */
function startClock(): () => Spent {
  const database = getDatabaseCpuMs()
  const [started, own] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(own)
    const ms = performance.now() - started
    return { ms, cpuMs: Math.max(0, getDatabaseCpuMs() - database) + (user + system) / 1_000 }
  }
}

type Outcome = Pick<Measurement, 'status' | 'bytes' | 'lines'> & { spent?: Spent }

/** Runs one piece of work and reads what its statements did from pg_stat_statements. */
async function measure(round: number, name: string, work: () => Promise<Outcome>): Promise<void> {
  await database.query('SELECT pg_stat_statements_reset()')
  const getSpent = startClock()
  const { status, bytes, lines, spent = getSpent() } = await work()
  const { rows } = await database.query<{ blocks: number; rows: number; statements: number }>(
    `SELECT coalesce(sum(shared_blks_hit + shared_blks_read + temp_blks_read), 0)::float8 AS blocks,
            coalesce(sum(rows), 0)::float8 AS rows, coalesce(sum(calls), 0)::float8 AS statements
       FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%'`,
  )
  const statements = rows[0] ?? { blocks: 0, rows: 0, statements: 0 }
  const measurement = { name, status, bytes, ...spent, ...(lines && { lines }), ...statements }
  process.send?.({ round, measurement } satisfies Progress)
}

async function send(url: string, init: RequestInit): Promise<Outcome> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), GIVE_UP_MS)
  const getSpent = startClock()
  try {
    const answer = await fetch(url, { ...init, signal: ended.signal, redirect: 'manual' })
    const spent = getSpent()
    const type = answer.headers.get('content-type')
    // An event stream never ends; its first byte is what a person waits for.
    if (type?.startsWith('text/event-stream')) return { status: String(answer.status), bytes: 0, spent }
    if (type?.startsWith('text/csv') && answer.body)
      return { status: String(answer.status), spent, ...(await countLines(answer.body)) }
    const bytes = (await answer.arrayBuffer()).byteLength
    return {
      status: String(answer.status),
      bytes,
      spent: answer.headers.has('content-length') ? getSpent() : spent,
    }
  } catch {
    return { status: 'none', bytes: 0, spent: getSpent() }
  } finally {
    clearTimeout(timer)
    ended.abort()
  }
}

/** Reads an export to its end or until the reader gives up. */
async function countLines(body: AsyncIterable<Uint8Array>): Promise<{ bytes: number; lines: number }> {
  let [bytes, lines] = [0, 0]
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      for (const byte of chunk) if (byte === 10) lines++
    }
  } catch {
    // Given up; what it cost until then is divided by the lines that came.
  }
  return { bytes, lines }
}

async function signInAdmin(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: process.env['ADMIN_PASSWORD'] }),
  })
  return ((await answer.json()) as { sessionId: string }).sessionId
}

const nameCall = (name: string, { as, params, note }: ReadCall) =>
  [name, `(${[as, params?.['kind'] ?? params?.['list'], note].filter(Boolean).join(', ')})`].join(' ')

async function measureCalls(round: number, origin: string, data: DataSet): Promise<void> {
  const reads = buildReadCalls(data)
  const missing = listRoutes().filter(({ method, name }) => method === 'GET' && !(name in reads))
  if (missing.length > 0)
    throw new Error(`bench/scale/calls.ts has no row for ${missing.map(({ name }) => name).join(', ')}`)
  const admin = await signInAdmin(origin)
  const headersOf = (as: ReadCall['as']): Record<string, string> =>
    as === 'admin' ? { [STAFF_SESSION_HEADER]: admin } : { cookie: data.cookies.get(as) ?? '' }
  for (const [name, calls] of Object.entries(reads)) {
    for (const call of calls) {
      const url = buildUrl(origin, name, call)
      await measure(round, nameCall(name, call), () => send(url, { headers: headersOf(call.as) }))
    }
  }
  for (const { call, as, path, body } of buildWriteCalls(data)) {
    const headers = { ...headersOf(as), 'content-type': 'application/json', origin }
    await measure(round, `${call} (${as})`, () =>
      send(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
  }
}

/** With the deadlines that a worker gives its statements. */
const runAsJob = <T>(run: () => Promise<T>) => runInContext({ caller: 'job' }, run)

async function measureJobs(): Promise<void> {
  const works = [
    ...schedules.map(({ job }) => ({
      name: `job ${job.name}`,
      run: async () => handlers.find((handler) => handler.job === job)?.handle({}),
    })),
    ...checks.map(({ name, run }) => ({
      name: `check ${name}`,
      run: async () => run({ since: new Date(Date.now() - 360_000), after: null, open: [], isNight: true }),
    })),
  ]
  for (const { name, run } of works) {
    await measure(ROUNDS, name, async () => {
      const outcome = await runAsJob(run).then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message.slice(0, 60) : 'failed'),
      )
      return { status: outcome, bytes: 0 }
    })
  }
}

await database.connect()
const backend = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
const postmaster = /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${backend.rows[0]?.pid}/status`, 'utf8'))?.[1] ?? ''
await database.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
registerProducts()
const boss = await startQueue()
// The callers of documents wait for them: the first round renders, the others say what handing out costs.
for (const { job, handle } of handlers) if (job.name.startsWith('pdf.')) await runJobs(boss, job, handle)
const stopWaking = startWakingWorkers(boss)
await updateStaffPasswords()
const app = await createApp()
app.silent = true
const server = createServer(app.callback())
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const data = await createDataSet(database, Number(process.env['SCALE_FACTOR']), process.env['DATA_DIR'] ?? '')
// As in every installation that is older than a day.
await runAsJob(rollUpDailySums)
for (let round = 1; round <= ROUNDS; round++) {
  if (round > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await measureCalls(round, origin, data)
}
stopWaking()
const memoryBytes = process.memoryUsage().rss
await measureJobs()
// Its callback comes when all that was sent before has been written.
process.send?.({ memoryBytes } satisfies Progress, () => process.exit())

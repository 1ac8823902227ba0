import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningPostgres } from '#local/postgres/start-postgres'
import { createTestFolder } from '#testing/create-test-folder'
import { pollUntil } from '#testing/poll-until'
import { startMigratedPostgres } from '#testing/servers/migrated-postgres'

// A PostgreSQL of its own, which can be stopped without hurting other tests. Imported once its address is known.
const folder = createTestFolder('faults')
const postgres: RunningPostgres = await startMigratedPostgres({
  dataDir: folder,
  settings: { fsync: 'off', full_page_writes: 'off' },
})
process.env['DATABASE_URL'] = postgres.url
process.env['DATABASE_PATIENCE'] = '1'
const { startTestServer, getServerOrigin } = await import('#testing/servers/app-server')
const { db } = await import('./client.ts')
const { sql } = await import('./sql.ts')
const { cancelStatements } = await import('./connections/timed-client.ts')
const { runInContext } = await import('#runtime/request-context')
const { runRequest } = await import('#http/run-request')
const { config } = await import('#runtime/config')
const { createTestKeymails } = await import('#testing/builders/records')
const { validateKeymail } = await import('#backend/keymails/validate-keymail.ts')
startTestServer()

const watcher = new pg.Client(postgres.url)
beforeAll(() => watcher.connect())
afterAll(async () => {
  signalPostgres('SIGCONT')
  await watcher.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** To the server and all its processes. */
function signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = readFileSync(`/proc/${postgres.pid}/task/${postgres.pid}/children`, 'utf8').trim().split(' ')
  for (const pid of [String(postgres.pid), ...children]) process.kill(Number(pid), signal)
}

const send = async (method: string, path: string, body?: object) => {
  const answer = await fetch(`${getServerOrigin()}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const listSongs = () => send('GET', `/api/songs?q=${Math.random()}`)
const subscribeToNewsletter = () => send('POST', '/api/newsletter', { email: 'visitor@example.com' })
const countSleeping = async () =>
  (
    await watcher.query(
      `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%pg_sleep(999)%' AND pid <> pg_backend_pid()`,
    )
  ).rowCount

test('a statement ends at the deadline of whoever waits for it, in the server too', async () => {
  await expect(runInContext({ caller: 'public' }, () => sql(db, 'SELECT pg_sleep(999)'))).rejects.toMatchObject({
    code: '57014',
  })
  await expect(runInContext({ caller: 'public' }, () => db.raw('SELECT pg_sleep(999)'))).rejects.toMatchObject({
    code: '57014',
  })
  expect(await countSleeping()).toBe(0)
  expect(await sql(db, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('what a request reads ends when its client leaves', async () => {
  config.DATABASE_PATIENCE = 60
  const app = new Koa()
  app.silent = true
  app.use((ctx) => runRequest(ctx, () => sql(db, 'SELECT pg_sleep(999)')))
  const server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const leaving = new AbortController()
  const left = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { signal: leaving.signal })
  await pollUntil('the statement', 30, async () => (await countSleeping()) === 1)
  leaving.abort()
  await expect(left).rejects.toThrow()
  await pollUntil('its end', 30, async () => (await countSleeping()) === 0)
  server.close()
  config.DATABASE_PATIENCE = 1
})

test('a request cancels its own statements only', async () => {
  const [mine, other] = [{ hasLeft: false }, { hasLeft: false }]
  const cancelled = expect(
    runInContext({ caller: 'job', client: mine }, () => sql(db, 'SELECT pg_sleep(999)')),
  ).rejects.toMatchObject({
    code: '57014',
  })
  const kept = runInContext({ caller: 'job', client: other }, () => sql(db, 'SELECT pg_sleep(1)'))
  await pollUntil('the statement', 30, async () => (await countSleeping()) === 1)
  cancelStatements(mine)
  await cancelled
  await expect(kept).resolves.toHaveLength(1)
})

test('a database that hangs: not ready, every call answers 503, and all is well when it goes on', async () => {
  expect((await send('GET', '/readyz')).status).toBe(200)
  signalPostgres('SIGSTOP')
  try {
    // It stays stopped until all of them have answered.
    const answers = await Promise.all([send('GET', '/readyz'), listSongs(), listSongs(), subscribeToNewsletter()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(answers[1].body).toMatchObject({ error: 'unavailable' })
    expect((await send('GET', '/healthz')).status).toBe(200)
  } finally {
    signalPostgres('SIGCONT')
  }
  await pollUntil('readiness', 60, async () => (await send('GET', '/readyz')).status === 200)
  await pollUntil('songs', 60, async () => (await listSongs()).status === 200)
})

test('a database that is read-only: reading goes on, writing answers 503 and is possible again afterwards', async () => {
  const update = async (readOnly: 'on' | 'off') => {
    await watcher.query('SET default_transaction_read_only = off')
    await watcher.query(`ALTER DATABASE tunemaker SET default_transaction_read_only = ${readOnly}`)
    await watcher.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tunemaker' AND pid <> pg_backend_pid()`,
    )
  }
  const { codes } = await createTestKeymails(1)
  await update('on')
  await pollUntil('songs', 60, async () => (await listSongs()).status === 200)
  // Where guesses cannot be counted, not even a right one is told.
  const guess = validateKeymail(codes[0] ?? '', { address: '192.0.2.1', tokenHash: undefined, proof: 0 })
  await expect(guess).rejects.toMatchObject({ code: '25006' })
  const refused = await subscribeToNewsletter()
  expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  await update('off')
  await pollUntil('a subscription', 60, async () => (await subscribeToNewsletter()).status < 300)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

let folder: string
let dataDir: string
const outside: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-postgres-'))
  // mkdtemp makes it private; PostgreSQL, which never runs as root, must be able to pass.
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
})
afterAll(() => {
  for (const path of [folder, ...outside]) rmSync(path, { recursive: true, force: true })
})

// No power is cut here: what a killed process has written stays, synced or not.
const settings = { shared_buffers: '32MB', fsync: 'off' }
const start = () => startPostgres({ dataDir, settings })
const pidFile = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid')

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** A process that starts the database and does not end it. */
async function otherLauncher(): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const module = pathToFileURL(join(import.meta.dirname, 'postgres.ts')).href
  const code = `const { startPostgres } = await import('${module}')
    const { pid, url } = await startPostgres({ dataDir: '${dataDir}', settings: ${JSON.stringify(settings)} })
    console.log(JSON.stringify({ pid, url }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { pid, url } = JSON.parse(line.toString()) as { pid: number; url: string }
  return { child, pid, url }
}

async function killed(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    // A container without an init keeps the dead as zombies.
    return !existsSync('/proc/self/stat') || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('starts on loopback with a password, sorts alike everywhere, keeps its data, stops quickly', async () => {
  const server = await start()
  await query(server.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)')
  const [facts] = await query(
    server.url,
    `SELECT current_setting('listen_addresses') AS host, current_setting('timezone') AS zone,
      (SELECT datlocale FROM pg_database WHERE datname = current_database()) AS locale, lower('ÄÖ') AS folded`,
  )
  expect(facts).toEqual({ host: '127.0.0.1', zone: 'UTC', locale: 'C.UTF-8', folded: 'äö' })
  const wrong = new URL(server.url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)

  const begin = performance.now()
  await server.stop()
  expect(performance.now() - begin).toBeLessThan(3000)
  expect(isRunning(server.pid)).toBe(false)

  const again = await start()
  expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  await again.stop()
})

test('a second one on the same data is refused by a sentence and harms nothing', async () => {
  const server = await start()
  await expect(start()).rejects.toThrow(/already in use/)
  expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  await server.stop()
})

test('stops a client in the middle of a long statement within 3 s', async () => {
  const server = await start()
  const busy = query(server.url, 'SELECT pg_sleep(60)').catch((error: unknown) => error)
  await sleep(200)
  const begin = performance.now()
  await server.stop()
  expect(performance.now() - begin).toBeLessThan(3000)
  expect(await busy).toBeInstanceOf(Error)
})

test('ends by itself when its launcher is killed with -9', async () => {
  const { child, pid } = await otherLauncher()
  await killed(child)
  for (let waited = 0; isRunning(pid) && waited < 5000; waited += 50) await sleep(50)
  expect(isRunning(pid)).toBe(false)
})

test('loses nothing that was committed when launcher and server are killed with -9', async () => {
  const { child, pid, url } = await otherLauncher()
  await query(url, 'INSERT INTO kept VALUES (8)')
  process.kill(pid, 'SIGKILL')
  await killed(child)
  const server = await start()
  expect(await query(server.url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 7 }, { n: 8 }])
  await server.stop()
})

test('a postmaster.pid left behind does not stop it, although a living stranger has that id now', async () => {
  const { child, pid } = await otherLauncher()
  process.kill(pid, 'SIGKILL')
  await killed(child)
  const stranger = spawn('/bin/sleep', ['60'])
  const [, ...rest] = readFileSync(pidFile(), 'utf8').split('\n')
  writeFileSync(pidFile(), [stranger.pid, ...rest].join('\n'))
  const server = await start()
  expect(await query(server.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 2 }])
  expect(isRunning(stranger.pid ?? 0)).toBe(true)
  await server.stop()
  stranger.kill()
})

test.runIf(existsSync('/proc/self/stat'))('takes over from an orphan that still runs', async () => {
  const { child, pid, url } = await otherLauncher()
  await query(url, 'INSERT INTO kept VALUES (9)')
  // Stopped, the guard cannot do its work, as if it had been killed too.
  const guard = guardOf(pid)
  process.kill(guard, 'SIGKILL')
  await killed(child)
  await sleep(100)
  expect(isRunning(pid)).toBe(true)
  const server = await start()
  expect(isRunning(pid)).toBe(false)
  expect(await query(server.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 3 }])
  await server.stop()

  function guardOf(postmaster: number): number {
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number)
    return children.find((one) => one !== postmaster) ?? 0
  }
})

test('when the server dies, `exited` settles, and the same port can be used again', async () => {
  const server = await start()
  process.kill(server.pid, 'SIGKILL')
  await server.exited
  const again = await startPostgres({ dataDir, port: server.port, settings })
  expect(again.url).toBe(server.url)
  await again.stop()
})

test.runIf(process.getuid?.() === 0)('where only root can read, the database lies elsewhere and says so', async () => {
  const hidden = join(folder, 'hidden')
  mkdirSync(hidden, { mode: 0o700 })
  const said: string[] = []
  const data = join(hidden, 'data')
  // A database that was moved there, too.
  cpSync(dataDir, data, { recursive: true })
  const server = await startPostgres({ dataDir: data, log: (line) => said.push(line) })
  const { home } = JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8')) as { home: string }
  outside.push(home)
  expect(said).toEqual([`Only root can read ${data}, so the database lies in ${home}.`])
  expect(await query(server.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 3 }])
  await server.stop()

  cpSync(data, join(hidden, 'copy'), { recursive: true })
  await expect(startPostgres({ dataDir: join(hidden, 'copy') })).rejects.toThrow(/is a copy of/)

  // With a temporary DATA_DIR goes its database, as soon as another one is made.
  rmSync(data, { recursive: true })
  const next = await startPostgres({ dataDir: join(hidden, 'next'), settings })
  outside.push(dirname(await query(next.url, 'SHOW data_directory').then(([row]) => String(row?.['data_directory']))))
  await next.stop()
  expect(existsSync(home)).toBe(false)
})

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
import { startPostgres } from './start-postgres.ts'

let folder: string
let dataDir: string
const outsideFolders: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-postgres-'))
  // mkdtemp makes it private, but PostgreSQL, which never runs as root, must be able to traverse it.
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
})
afterAll(() => {
  for (const path of [folder, ...outsideFolders]) rmSync(path, { recursive: true, force: true })
})

// Safe without fsync: the tests kill processes but do not cut power, so written data survives.
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

/** A process that starts the database and does not stop it. */
async function startOtherLauncher(): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const module = pathToFileURL(join(import.meta.dirname, 'start-postgres.ts')).href
  const code = `const { startPostgres } = await import('${module}')
    const { pid, url } = await startPostgres({ dataDir: '${dataDir}', settings: ${JSON.stringify(settings)} })
    console.log(JSON.stringify({ pid, url }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { pid, url } = JSON.parse(line.toString()) as { pid: number; url: string }
  return { child, pid, url }
}

async function killProcess(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    // In a container without an init, dead processes remain as zombies.
    return !existsSync('/proc/self/stat') || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('starts on loopback with a password, sorts the same everywhere, keeps its data, stops quickly', async () => {
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

  await server.stop()
  expect(isRunning(server.pid)).toBe(false)

  const again = await start()
  expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  await again.stop()
})

test('refuses a second server on the same data without affecting the first', async () => {
  const server = await start()
  await expect(start()).rejects.toThrow(/already in use/)
  expect(await query(server.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  await server.stop()
})

test('stops without waiting for a long-running statement', async () => {
  const server = await start()
  const busy = query(server.url, 'SELECT pg_sleep(600)').catch((error: unknown) => error)
  await sleep(200)
  await server.stop()
  expect(await busy).toBeInstanceOf(Error)
})

test('stops when its launcher is killed with -9', async () => {
  const { child, pid } = await startOtherLauncher()
  await killProcess(child)
  for (let waited = 0; isRunning(pid) && waited < 5000; waited += 50) await sleep(50)
  expect(isRunning(pid)).toBe(false)
})

test('loses no committed data when launcher and server are killed with -9', async () => {
  const { child, pid, url } = await startOtherLauncher()
  await query(url, 'INSERT INTO kept VALUES (8)')
  process.kill(pid, 'SIGKILL')
  await killProcess(child)
  const server = await start()
  expect(await query(server.url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 7 }, { n: 8 }])
  await server.stop()
})

test('starts despite a stale postmaster.pid whose id belongs to another live process', async () => {
  const { child, pid } = await startOtherLauncher()
  process.kill(pid, 'SIGKILL')
  await killProcess(child)
  const stranger = spawn('/bin/sleep', ['60'])
  const [, ...rest] = readFileSync(pidFile(), 'utf8').split('\n')
  writeFileSync(pidFile(), [stranger.pid, ...rest].join('\n'))
  const server = await start()
  expect(await query(server.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 2 }])
  expect(isRunning(stranger.pid ?? 0)).toBe(true)
  await server.stop()
  stranger.kill()
})

test.runIf(existsSync('/proc/self/stat'))('takes over from a running orphan', async () => {
  const { child, pid, url } = await startOtherLauncher()
  await query(url, 'INSERT INTO kept VALUES (9)')
  // Killed, the guard cannot stop the server.
  const guard = guardOf(pid)
  process.kill(guard, 'SIGKILL')
  await killProcess(child)
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

test('when the server dies, `exited` resolves and the port can be reused', async () => {
  const server = await start()
  process.kill(server.pid, 'SIGKILL')
  await server.exited
  const again = await startPostgres({ dataDir, port: server.port, settings })
  expect(again.url).toBe(server.url)
  await again.stop()
})

test.runIf(process.getuid?.() === 0)(
  'with a DATA_DIR only root can read, the database is created elsewhere and reported',
  async () => {
    const hidden = join(folder, 'hidden')
    mkdirSync(hidden, { mode: 0o700 })
    const said: string[] = []
    const data = join(hidden, 'data')
    // Covers a cluster that was moved there, too.
    cpSync(dataDir, data, { recursive: true })
    const server = await startPostgres({ dataDir: data, log: (line) => said.push(line) })
    const { home } = JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8')) as { home: string }
    outsideFolders.push(home)
    expect(said).toEqual([`Only root can read ${data}, so the database lies in ${home}.`])
    expect(await query(server.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 3 }])
    await server.stop()

    cpSync(data, join(hidden, 'copy'), { recursive: true })
    await expect(startPostgres({ dataDir: join(hidden, 'copy') })).rejects.toThrow(/is a copy of/)

    // The database of a deleted temporary DATA_DIR is deleted when the next one is created.
    rmSync(data, { recursive: true })
    const next = await startPostgres({ dataDir: join(hidden, 'next'), settings })
    outsideFolders.push(
      dirname(await query(next.url, 'SHOW data_directory').then(([row]) => String(row?.['data_directory']))),
    )
    await next.stop()
    expect(existsSync(home)).toBe(false)
  },
)

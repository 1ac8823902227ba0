import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { getFreePort } from '#local/supervisor/free-port'
import { CliError } from '#local/cli/output/cli-error'
import { getRunnableBinaries } from './postgres-binaries.ts'
import { type PostgresHome, getOrCreatePostgresHome } from './postgres-home.ts'
import { closeOrphanedPostgres } from './close-orphaned-postgres.ts'
import { claimProcessLock } from '#local/supervisor/process-lock'

export interface PostgresOptions {
  /** The database is in its subfolder `postgres`, or elsewhere with a pointer there. */
  dataDir: string
  /** Default: any free port. */
  port?: number
  /** Receives the few lines worth showing to the user. */
  log?: (line: string) => void
  /** Server settings that extend or replace the defaults, such as `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>
}

export interface RunningPostgres {
  url: string
  port: number
  pid: number
  /** Stops it within 3 s; committed data is always safe. */
  stop(): Promise<void>
  /** Resolves when the server has exited for any reason. */
  exited: Promise<void>
}

const USER = 'tunemaker'
const DATABASE = 'tunemaker'
const START_TIMEOUT_SECONDS = 300
const FAST_SHUTDOWN_MS = 2200

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // A socket file would need a short path accessible to everybody involved; TCP does not.
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '200',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL installed by npm on 127.0.0.1 with a generated password, creating the database on first use.
 * Cleans up after an earlier server that was killed or orphaned.
 *
 * @throws CliError if it cannot start or already runs for this `dataDir`.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => {})
  const home = getOrCreatePostgresHome(resolve(options.dataDir), log)
  const lock = claimProcessLock(join(home.directory, 'lock'))
  if (lock === undefined) throw new CliError(`The database in ${home.directory} is already in use by another process.`)
  try {
    const programs = join(getRunnableBinaries(home.directory, home.user), 'bin')
    const cluster = join(home.directory, 'cluster')
    const settings = { ...SETTINGS, ...options.settings }
    if (!existsSync(cluster)) await createCluster(home, programs, settings)
    await closeOrphanedPostgres(cluster)
    const server = await startServer(home, programs, settings, options.port, log)
    void server.exited.then(() => lock.release())
    await ensureDatabase(server.url)
    return server
  } catch (error) {
    lock.release()
    throw error
  }
}

async function createCluster(home: PostgresHome, programs: string, settings: Record<string, string>) {
  const unfinished = join(home.directory, 'cluster.unfinished')
  const passwordFile = join(home.directory, 'initial-password')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, home.password, { mode: 0o600 })
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid)
  const flags = ['-D', unfinished, '-U', USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  // Built-in C.UTF-8: the same sort order and case folding on every machine, independent of its locales.
  flags.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (settings['fsync'] === 'off') flags.push('--no-sync')
  try {
    await promisify(execFile)(join(programs, 'initdb'), flags, getSpawnOptions(home))
  } catch (error) {
    const detail = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new CliError(`The database cannot be created in ${home.directory}: ${detail}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, join(home.directory, 'cluster'))
}

function getSpawnOptions(home: PostgresHome) {
  return { ...home.user, cwd: home.directory, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
}

/** Retries on another port if ours was taken in the meantime, and while an earlier server is still exiting. */
async function startServer(
  home: PostgresHome,
  programs: string,
  settings: Record<string, string>,
  wishedPort: number | undefined,
  log: (line: string) => void,
): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt++) {
    const port = wishedPort ?? (await getFreePort())
    const outcome = await startServerOnce(home, programs, settings, port, log)
    if ('stop' in outcome) return outcome
    const passing = wishedPort === undefined ? /in use/ : /shared memory block/
    if (attempt >= 5 || !passing.test(outcome.reason)) {
      throw new CliError(`PostgreSQL cannot start: ${outcome.reason || 'it gave no reason'}`)
    }
    await sleep(500 * attempt)
  }
}

async function startServerOnce(
  home: PostgresHome,
  programs: string,
  settings: Record<string, string>,
  port: number,
  log: (line: string) => void,
): Promise<RunningPostgres | { reason: string }> {
  const cluster = join(home.directory, 'cluster')
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...flags], {
    ...getSpawnOptions(home),
    // Its own process group: Ctrl-C in the terminal must not stop the database before its clients.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stopping = false
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    const text = line.replace(/^\S+ \S+ \S+ \[\d+\] /, '')
    if (!/FATAL|PANIC|could not|terminated by signal|in use|No space left/.test(text)) return
    complaints.push(text)
    if (complaints.length > 5) complaints.shift()
    // Errors of a single connection are reported by its client.
    if (ready && !stopping && /PANIC|terminated by signal|No space left/.test(text)) log(text)
  })
  const exited = new Promise<void>((settle) => {
    child.once('close', () => settle())
    child.once('error', (error) => {
      complaints.push(error.message)
      settle()
    })
  })

  let ready = false
  const gone = exited.then(() => true)
  const deadline = Date.now() + START_TIMEOUT_SECONDS * 1000
  while (!(ready = isReady(cluster, child.pid))) {
    if (await Promise.race([gone, sleep(15, false)])) return { reason: complaints.join(' ') }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT')
      await exited
      return { reason: `it was not ready after ${START_TIMEOUT_SECONDS} s` }
    }
  }
  const guard = startOrphanGuard(home, child)
  void exited.then(() => guard.kill('SIGKILL'))
  return {
    url: `postgres://${USER}:${home.password}@127.0.0.1:${port}/${DATABASE}`,
    port,
    pid: child.pid ?? 0,
    exited,
    async stop() {
      stopping = true
      guard.ref()
      child.kill('SIGINT')
      // An immediate shutdown loses no data; the next start recovers.
      const patience = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_MS)
      await exited
      clearTimeout(patience)
      if (guard.exitCode === null && guard.signalCode === null) await once(guard, 'exit')
    },
  }
}

/** PostgreSQL writes its state into line eight of the pid file. */
function isReady(cluster: string, pid: number | undefined) {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** A shell that waits until our end of its pipe closes, which also happens on kill -9, and then stops the server. */
function startOrphanGuard(home: PostgresHome, server: ChildProcess) {
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', String(server.pid)], {
    ...getSpawnOptions(home),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return guard
}

async function ensureDatabase(url: string) {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

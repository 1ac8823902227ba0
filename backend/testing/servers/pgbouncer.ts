import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { pollUntil } from '#testing/poll-until'
import { getFreePort } from './server-process.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

/** Debian's package. Without it the tests that need it are skipped. */
export const hasPgbouncer = existsSync(PROGRAM)

/** Starts PgBouncer with ops/pgbouncer.ini before the database, with so few connections that its clients share them. */
export async function startPgbouncer(databaseUrl: string, connections: number) {
  const target = new URL(databaseUrl)
  const port = await getFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'tunemaker-pgbouncer-'))
  chmodSync(folder, 0o755)
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    readFileSync('ops/pgbouncer.ini', 'utf8')
      .replace(
        /^tunemaker = host=\S+ port=\S+ dbname=\S+/m,
        `tunemaker = host=${target.hostname} port=${target.port} dbname=${target.pathname.slice(1)}`,
      )
      .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
      .replace(/^listen_port = .*/m, `listen_port = ${port}`)
      .replace(/^auth_file = .*/m, `auth_file = ${users}`)
      .replace(/^default_pool_size = .*/m, `default_pool_size = ${connections}`)
      // Tests pass on a machine that is busy with something else.
      .replace(/^query_wait_timeout = .*/m, 'query_wait_timeout = 120'),
  )
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  let isWanted = true
  const start = (): ChildProcess => {
    const started = spawn(PROGRAM, [settings], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
    let last = ''
    createInterface({ input: started.stderr }).on('line', (line) => {
      if (/FATAL|ERROR|@/.test(line)) last = line
    })
    started.once('exit', (code, signal) => {
      if (!isWanted) return
      ends.push(`PgBouncer ended by itself: ${String(code ?? signal)} ${last}`)
      child = start()
    })
    return started
  }
  /** Why it ended without being asked to. It is started again then, as a service manager does. */
  const ends: string[] = []
  let child = start()
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.pathname = '/tunemaker'
  await pollUntil('PgBouncer', 60, async () => {
    const client = new pg.Client(url.href)
    await client.connect()
    await client.end()
    return true
  })
  return {
    url: url.href,
    ends,
    stop: async () => {
      isWanted = false
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

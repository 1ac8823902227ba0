import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { CliError } from '#local/cli/output/cli-error'
import { startPostgres } from './start-postgres.ts'

type HomeRecord = { home: string; password: string }

/**
 * Copies the database and files of a DATA_DIR to a new folder, which is itself a DATA_DIR. Works while the product is
 * selling: the copy contains everything committed before it started and every file those rows refer to.
 *
 * @throws CliError if `dataDir` has no database or `target` is not empty.
 */
export async function createBackup(dataDir: string, target: string): Promise<void> {
  const recordFile = join(dataDir, 'postgres.json')
  if (!existsSync(recordFile)) throw new CliError(`There is no database in ${dataDir}: nothing to back up.`)
  assertEmpty(target)
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as HomeRecord
  // Written under another name until complete, so that a partial backup is not mistaken for one.
  const unfinished = `${resolve(target)}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })

  const cluster = join(resolve(dataDir, record.home), 'cluster')
  const running = await openConnection(dataDir, cluster, record)
  try {
    await copyCluster(running.client, cluster, join(unfinished, 'postgres', 'cluster'))
  } finally {
    await running.leave()
  }
  writeFileSync(
    join(unfinished, 'postgres.json'),
    `${JSON.stringify({ home: 'postgres', password: record.password } satisfies HomeRecord, null, 2)}\n`,
    { mode: 0o600 },
  )
  // Copied after the database: a file is stored before the row that refers to it, and the simulator records a payment
  // before we settle it.
  // With another key the edition log could not be signed any more.
  for (const name of ['files', 'paypal', 'edition-log.key', 'welcome.json']) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(unfinished, name), { recursive: true })
  }
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
}

/**
 * Installs a backup as the DATA_DIR of an empty machine.
 *
 * @throws CliError if `source` is not a backup or `dataDir` is not empty.
 */
export function restoreBackup(source: string, dataDir: string): void {
  if (!existsSync(join(source, 'postgres', 'cluster', 'PG_VERSION'))) throw new CliError(`${source} is no backup.`)
  assertEmpty(dataDir)
  cpSync(source, dataDir, { recursive: true, verbatimSymlinks: true })
}

function assertEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CliError(`${folder} is not empty.`)
}

/** Connects to the running database, or starts it for the duration of the backup. */
async function openConnection(dataDir: string, cluster: string, { password }: HomeRecord) {
  const state = join(cluster, 'postmaster.pid')
  const port = existsSync(state) ? readFileSync(state, 'utf8').split('\n')[3] : undefined
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'tunemaker',
    password,
    database: 'tunemaker',
  })
  if (port) {
    try {
      await client.connect()
      return { client, leave: () => client.end() }
    } catch (error) {
      // A stale pid file after a crash. Any other error may mean that a different server uses the port now.
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error
    }
  }
  const server = await startPostgres({ dataDir })
  const own = new pg.Client({ connectionString: server.url })
  await own.connect()
  return {
    client: own,
    leave: async () => {
      await own.end()
      await server.stop()
    },
  }
}

/**
 * What a base backup must omit or recreate: see "Making a Base Backup Using the Low Level API" in PostgreSQL's manual.
 */
const EXCLUDED =
  /^(postmaster\.(pid|opts)|pg_wal|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)|pgsql_tmp.*)$/
const EMPTY_FOLDERS = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]

async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  // The temporary slot retains the write-ahead log the copy needs and is dropped with this connection.
  await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`SELECT pg_backup_start('tunemaker', true)`)
  await copyFolder(from, to)
  for (const name of EMPTY_FOLDERS) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
  for (const entry of await readdir(join(from, 'pg_wal'), { withFileTypes: true })) {
    if (entry.isFile()) await copyIfPresent(join(from, 'pg_wal', entry.name), join(to, 'pg_wal', entry.name))
  }
  await mkdir(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (EXCLUDED.test(entry.name)) continue
    if (entry.isDirectory()) await copyFolder(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile()) await copyIfPresent(join(from, entry.name), join(to, entry.name))
  }
}

/** A table may be dropped while it is copied; the write-ahead log then contains the drop, too. */
async function copyIfPresent(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

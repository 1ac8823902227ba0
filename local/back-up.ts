import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { PlainError } from './plain-error.ts'
import { startPostgres } from './postgres.ts'

type Record = { home: string; password: string }

/**
 * Copies database and files of a DATA_DIR to a new folder, which is a DATA_DIR itself. The product may go on selling
 * meanwhile: the copy holds all that was committed when it began, and every file its rows name.
 *
 * @throws PlainError when there is no database in `dataDir` or `target` has something in it.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const recordFile = join(dataDir, 'postgres.json')
  if (!existsSync(recordFile)) throw new PlainError(`There is no database in ${dataDir}: nothing to back up.`)
  refuseFull(target)
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Record
  // Under another name until it is whole: half a backup must not look like one.
  const unfinished = `${resolve(target)}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })

  const cluster = join(resolve(dataDir, record.home), 'cluster')
  const running = await connectTo(dataDir, cluster, record)
  try {
    await copyCluster(running.client, cluster, join(unfinished, 'postgres', 'cluster'))
  } finally {
    await running.leave()
  }
  writeFileSync(
    join(unfinished, 'postgres.json'),
    `${JSON.stringify({ home: 'postgres', password: record.password } satisfies Record, null, 2)}\n`,
    { mode: 0o600 },
  )
  // After the database: a file is there before the row that names it, and the simulator knows before we settle.
  for (const name of ['files', 'paypal', 'welcome.json']) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(unfinished, name), { recursive: true })
  }
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
}

/**
 * Puts a backup in place as the DATA_DIR of an empty machine.
 *
 * @throws PlainError when `source` is no backup or `dataDir` has something in it.
 */
export function restore(source: string, dataDir: string): void {
  if (!existsSync(join(source, 'postgres', 'cluster', 'PG_VERSION'))) throw new PlainError(`${source} is no backup.`)
  refuseFull(dataDir)
  cpSync(source, dataDir, { recursive: true, verbatimSymlinks: true })
}

function refuseFull(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new PlainError(`${folder} is not empty.`)
}

/** The database as it runs, or started for as long as we need it. */
async function connectTo(dataDir: string, cluster: string, { password }: Record) {
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
      // A pid file that a crash left behind; whoever else answers there has another password.
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

/** What a copy must not have or makes anew: see "Making a Base Backup Using the Low Level API" in PostgreSQL's manual. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_wal|pg_(replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)|pgsql_tmp.*)$/
const KEPT_EMPTY = [
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
  // The slot keeps the write-ahead log that the copy needs, and goes with this connection.
  await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  await client.query(`SELECT pg_backup_start('tunemaker', true)`)
  await copyFolder(from, to)
  for (const name of KEPT_EMPTY) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
  for (const entry of await readdir(join(from, 'pg_wal'), { withFileTypes: true })) {
    if (entry.isFile()) await copyIfThere(join(from, 'pg_wal', entry.name), join(to, 'pg_wal', entry.name))
  }
  await mkdir(join(to, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue
    if (entry.isDirectory()) await copyFolder(join(from, entry.name), join(to, entry.name))
    else if (entry.isFile()) await copyIfThere(join(from, entry.name), join(to, entry.name))
  }
}

/** A table may be dropped while we copy: then the log says so too. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hasProgram } from '#testing/has-program'
import { copyMigratedDatabase } from '#testing/servers/migrated-postgres'
import { getInstalledPostgres, type SystemUser } from './postgres-binaries.ts'
import { type PostgresHome, getOrCreatePostgresHome } from './postgres-home.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

// Dozens of starts of Python are minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

const installed = ['barman-cloud-backup', 'rclone', 'psql'].every(hasProgram)

/**
 * Whether Python's own library has what Debian's barman needs of setuptools, which it would otherwise load at each of its dozens
 * of starts, for most of their time.
 */
const hasDistutils = () => spawnSync('/usr/bin/python3', ['-S', '-c', 'import distutils.version']).status === 0

// Shaped like the cluster of docker-compose.yml: settings by the command line, the archive by archive_command. Pieces of the
// log are archived when a test says so, however long it takes.
const settings = { fsync: 'off', shared_buffers: '32MB', archive_mode: 'on', archive_timeout: '0' }

let folder: string
let script: string
let bucket: FauxqsServer
let home: PostgresHome
let server: RunningPostgres
let client: pg.Client
let variables: Record<string, string>
/** The product's own bucket. */
let stored: Record<string, string>
let user: SystemUser | undefined

const inShell = (values: Record<string, string>) =>
  `env ${Object.entries(values)
    .map(([name, value]) => `${name}='${value}'`)
    .join(' ')}`

/** Runs ops/backup/backup.sh as the user of the database. */
async function runBackup(args: string[], more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(script, args, {
    ...user,
    cwd: folder,
    env: { ...variables, ...more },
  })
  return stdout
}

/** A sale's posting of so many cents, and a heartbeat. */
async function insertSale(cents: number): Promise<void> {
  await client.query(
    `WITH posting AS (
       INSERT INTO ledger_postings (kind, order_id, provider_id) SELECT 'sale', id, gen_random_uuid() FROM orders LIMIT 1
       RETURNING id)
     INSERT INTO ledger_entries SELECT id, a.account, a.cents FROM posting,
       (VALUES ('test:from', -$1::int), ('test:to', $1::int)) AS a (account, cents)`,
    [cents],
  )
}

async function archiveLog(): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name')
  const isArchived = async () =>
    (await client.query('SELECT FROM pg_stat_archiver WHERE last_archived_wal >= $1', [rows[0]?.name])).rowCount
  await expect.poll(isArchived).toBe(1)
}

const listCents = async (reader: pg.Client) =>
  (
    await reader.query<{ cents: number }>('SELECT cents::int FROM ledger_entries WHERE cents > 0 ORDER BY cents')
  ).rows.map(({ cents }) => cents)

beforeAll(async () => {
  if (!installed) return
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-bucket-'))
  chmodSync(folder, 0o755)
  script = join(folder, 'backup.sh')
  copyFileSync('ops/backup/backup.sh', script)
  chmodSync(script, 0o755)
  bucket = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  variables = {
    PATH: `${join(getInstalledPostgres(), 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
    BACKUP_URL: 's3://tunemaker-backup/production',
    BACKUP_S3_ENDPOINT: bucket.address,
    BACKUP_S3_ACCESS_KEY_ID: 'backup',
    BACKUP_S3_SECRET_ACCESS_KEY: 'backup',
    FILES_DIR: join(folder, 'files'),
    ...(hasDistutils() ? { SETUPTOOLS_USE_DISTUTILS: 'stdlib' } : {}),
  }
  stored = {
    S3_BUCKET: 'tunemaker',
    S3_ENDPOINT: bucket.address,
    S3_ACCESS_KEY_ID: 'product',
    S3_SECRET_ACCESS_KEY: 'product',
  }
  mkdirSync(join(folder, 'files', 'songs'), { recursive: true })
  const dataDir = join(folder, 'data')
  await copyMigratedDatabase(dataDir)
  home = getOrCreatePostgresHome(dataDir, () => {})
  user = home.user
  server = await startPostgres({
    dataDir,
    settings: { ...settings, archive_command: `${inShell(variables)} ${script} archive "%p"` },
  })
  const { username, password, port } = new URL(server.url)
  Object.assign(variables, { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: username, PGPASSWORD: password })
  variables['PGDATABASE'] = 'tunemaker'
  client = new pg.Client({ connectionString: server.url })
  await client.connect()
  // Nobody makes a database from them here, and each would be compressed and unpacked with every backup and restore.
  await client.query(`UPDATE pg_database SET datistemplate = false WHERE datname IN ('template0', 'template1')`)
  for (const name of ['template0', 'template1']) await client.query(`DROP DATABASE ${name}`)
})

afterAll(async () => {
  if (!installed) return
  await client.end()
  await server.stop()
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run backup` and `npm run restore`, where DATABASE_URL and S3 are set. */
async function runCommand(...args: string[]): Promise<string> {
  const env = { ...variables, ...stored, DATABASE_URL: server.url, DATA_DIR: join(folder, 'nothing') }
  return (await promisify(execFile)(process.execPath, ['local/cli/backup.ts', ...args], { env })).stdout
}

// A start of Python takes longer than what it is started for: each way to back up and to restore is gone once.
test.skipIf(!installed)('an empty machine gets the database back as of any moment, with its files', async () => {
  await client.query(
    `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description)
     VALUES (gen_random_uuid(), 'upload', gen_random_uuid(), 1, 100, 'USD', 'x')`,
  )
  await send('PUT', '')
  await send('PUT', 'songs/one.flac', 'the first song')
  await send('PUT', 'songs/two.flac', 'the second song')
  await insertSale(1)
  expect(await runCommand('backup')).toContain('The database and the files are in s3://tunemaker-backup/production.')
  await insertSale(2)
  const { rows } = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
  await insertSale(3)
  // From a folder this time, where the product has deleted one of them after the moment to which we return.
  writeFileSync(join(folder, 'files', 'songs', 'one.flac'), 'the first song')
  writeFileSync(join(folder, 'files', 'songs', 'three.flac'), 'the third song')
  await runBackup(['files'])
  await archiveLog()

  await send('DELETE', 'songs/one.flac')
  await send('DELETE', 'songs/two.flac')
  await runBackup(['restore-files'], stored)
  expect(await listStored()).toEqual(['the first song', 'the second song', 'the third song'])
  await send('DELETE', 'songs/one.flac')
  expect(await listStored()).not.toContain('the first song')
  const earlier = await restore('earlier', async (cluster) => {
    expect(await runCommand('restore', cluster, rows[0]?.now ?? '')).toContain('The files are back.')
    if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
  })
  expect(earlier).toEqual([1, 2])
  expect(await listStored()).toEqual(['the first song', 'the second song', 'the third song'])
})

const send = (method: string, key: string, body?: string) =>
  fetch(`${bucket.address}/tunemaker/${key}`, { method, ...(body ? { body } : {}) })

const listStored = () =>
  Promise.all(['one', 'two', 'three'].map(async (name) => (await send('GET', `songs/${name}.flac`)).text()))

/** Lets `fill` restore into an empty DATA_DIR, starts it, sells there, and returns what it had. */
async function restore(name: string, fill: (cluster: string) => Promise<unknown>): Promise<number[]> {
  const dataDir = join(folder, name)
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o755)
  if (user) chownSync(join(dataDir, 'postgres'), user.uid, user.gid)
  writeFileSync(join(dataDir, 'postgres.json'), JSON.stringify({ home: 'postgres', password: home.password }))
  const cluster = join(dataDir, 'postgres', 'cluster')
  await fill(cluster)
  await expect(runBackup(['restore', cluster])).rejects.toThrow('is not empty')
  const restored = await startPostgres({
    dataDir,
    // A server gets no environment here; in a container restore_command finds it there.
    settings: { fsync: 'off', restore_command: `${inShell(variables)} ${script} fetch %f "%p"` },
  })
  const reader = new pg.Client({ connectionString: restored.url })
  await reader.connect()
  const inRecovery = async () =>
    (await reader.query<{ yes: boolean }>('SELECT pg_is_in_recovery() AS yes')).rows[0]?.yes
  await expect.poll(inRecovery).toBe(false)
  const cents = await listCents(reader)
  await reader.query(`INSERT INTO processes VALUES ($1, 'web', 'x', 1, 'x', 'x', 1, now(), now())`, [randomUUID()])
  await reader.end()
  await restored.stop()
  return cents
}

test.skipIf(!installed)(
  'the watch backs up at once, and rehearses: restores, compares the books and records what would be lost, again after a month',
  async () => {
    const space = join(folder, 'watched')
    mkdirSync(space)
    if (user) chownSync(space, user.uid, user.gid)
    await client.query(`INSERT INTO processes VALUES ($1, 'web', 'x', 1, 'x', 'x', 1, now(), now())`, [randomUUID()])
    await client.query(
      `ALTER TABLE ledger_postings DISABLE TRIGGER USER; ALTER TABLE ledger_entries DISABLE TRIGGER USER`,
    )
    await client.query(`UPDATE ledger_postings SET at = at - interval '1 hour'`)
    await insertSale(4)
    await archiveLog()
    await client.query('DELETE FROM backup_runs')
    const watch = spawn(script, ['watch', space], {
      ...user,
      cwd: folder,
      env: { ...variables, BACKUP_LOOK_SECONDS: '5' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    for (const stream of [watch.stdout, watch.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    try {
      const done = { succeeded: true, measured: true, fresh: true }
      const listRehearsals = () => listRuns('rehearsal')
      await expect.poll(listRehearsals, { timeout: 250_000 }).toEqual([done])
      // The first three sales, each in two entries; the fourth is of the last minute, whose postings are not compared.
      expect(said).toMatch(/Restored: entries and cents until [^|]+: 6\|6, as in the running database/)

      // The running books now say something else than the archive.
      await client.query(`DELETE FROM ledger_entries WHERE cents IN (1, -1)`)
      await client.query(
        `UPDATE backup_runs SET started_at = started_at - interval '31 days', finished_at = finished_at - interval '31 days'
        WHERE kind = 'rehearsal'`,
      )
      const differed = { succeeded: false, measured: false, fresh: null }
      await expect.poll(listRehearsals, { timeout: 250_000 }).toEqual([done, differed])
      expect(said).toContain('The restored books differ')
      expect([(await listRuns('base')).length, (await listRuns('files')).length]).toEqual([1, 1])
    } finally {
      process.kill(-(watch.pid ?? 0), 'SIGTERM')
      await client.query('DELETE FROM backup_runs')
    }
  },
)

const listRuns = async (kind: string) =>
  (
    await client.query(
      `SELECT succeeded, bytes IS NOT NULL AS measured, lost_seconds BETWEEN 0 AND 3600 AS fresh
         FROM backup_runs WHERE kind = $1 ORDER BY id`,
      [kind],
    )
  ).rows as unknown[]

test.skipIf(!installed)('a bucket that refuses is a recorded failure, and deletes nothing', async () => {
  const before = (await listRuns('base')).length
  await expect(runBackup(['base'], { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' })).rejects.toThrow()
  expect((await listRuns('base')).slice(before)).toEqual([{ succeeded: false, measured: false, fresh: null }])
  await expect(runBackup(['restore', join(folder, 'watched', 'before'), '2020-01-01 00:00:00+00'])).rejects.toThrow(
    'no complete base backup from before',
  )
})

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackup, restoreBackup } from './create-backup.ts'
import { startPostgres } from './start-postgres.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-backup-'))
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = { shared_buffers: '32MB', fsync: 'off', max_wal_size: '32MB' }

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Stores a file and then commits the row that refers to it, as the product does, until stopped. */
async function insertSales(client: pg.Client, files: string, going: () => boolean): Promise<number> {
  let sales = 0
  for (; going(); sales++) {
    writeFileSync(join(files, `song-${sales}`), `the bytes of ${sales}`)
    // Large rows, so that the write-ahead log is recycled during the backup.
    await client.query(`INSERT INTO sales SELECT $1, repeat(md5(random()::text), 4000)`, [sales])
  }
  return sales
}

const listSales = async (client: pg.Client) =>
  (await client.query<{ id: number }>('SELECT id FROM sales ORDER BY id')).rows.map(({ id }) => id)

// Fails if the files are copied before the database.
test('a backup taken during sales restores every earlier sale with its files on an empty machine', async () => {
  const dataDir = join(folder, 'data')
  const files = join(dataDir, 'files')
  mkdirSync(files, { recursive: true })
  const server = await startPostgres({ dataDir, settings })
  const client = await connect(server.url)
  await client.query('CREATE TABLE sales (id int PRIMARY KEY, receipt text NOT NULL)')
  let going = true
  const selling = insertSales(client, files, () => going)
  const watcher = await connect(server.url)
  writeFileSync(join(dataDir, 'edition-log.key'), 'the key of the edition log')
  await expect.poll(async () => (await listSales(watcher)).length, { timeout: 20_000 }).toBeGreaterThan(30)
  const before = await listSales(watcher)

  await createBackup(dataDir, join(folder, 'backup'))

  going = false
  const sold = await selling
  await Promise.all([client.end(), watcher.end()])
  // The machine is lost.
  await server.stop()
  rmSync(dataDir, { recursive: true })

  const elsewhere = join(folder, 'elsewhere')
  restoreBackup(join(folder, 'backup'), elsewhere)
  const restored = await startPostgres({ dataDir: elsewhere, settings })
  const reader = await connect(restored.url)
  const kept = await listSales(reader)
  expect(kept.slice(0, before.length)).toEqual(before)
  expect(kept).toEqual(kept.map((_, index) => index))
  expect(kept.length).toBeLessThanOrEqual(sold)
  for (const id of kept) {
    expect(readFileSync(join(elsewhere, 'files', `song-${id}`), 'utf8')).toBe(`the bytes of ${id}`)
  }
  expect(readFileSync(join(elsewhere, 'edition-log.key'), 'utf8')).toBe('the key of the edition log')
  await reader.query('INSERT INTO sales VALUES (-1, $1)', ['life goes on'])
  await reader.end()
  await restored.stop()
})

test('backs up a stopped database, and refuses to overwrite existing data', async () => {
  // The one restored above: creating another takes most of a second.
  const dataDir = join(folder, 'elsewhere')
  const server = await startPostgres({ dataDir, settings })
  const client = await connect(server.url)
  await client.query('CREATE TABLE IF NOT EXISTS sales (id int PRIMARY KEY, receipt text NOT NULL)')
  await client.query('TRUNCATE sales')
  await client.query('INSERT INTO sales VALUES (7, $1)', ['the only one'])
  await client.end()
  await server.stop()
  const target = join(folder, 'of-asleep')
  await createBackup(dataDir, target)
  await expect(createBackup(dataDir, target)).rejects.toThrow('is not empty')
  expect(() => restoreBackup(target, dataDir)).toThrow('is not empty')
  expect(() => restoreBackup(join(folder, 'nothing'), join(folder, 'new'))).toThrow('is no backup')
  await expect(createBackup(join(folder, 'nothing'), join(folder, 'new'))).rejects.toThrow('nothing to back up')
  expect(existsSync(join(folder, 'new'))).toBe(false)
  restoreBackup(target, join(folder, 'awake'))
  const awake = await startPostgres({ dataDir: join(folder, 'awake'), settings })
  const reader = await connect(awake.url)
  expect(await listSales(reader)).toEqual([7])
  await reader.end()
  await awake.stop()
})

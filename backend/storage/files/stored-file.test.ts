import { randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import {
  deleteUnconfirmedFile,
  confirmFile,
  createStoredFile,
  purgeUnconfirmedFiles,
  rollUpFileSums,
  releaseFile,
} from './stored-file.ts'
import { storage } from '#module/storage'
import { config } from '#runtime/config'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'

afterAll(() => db.destroy())

async function createTestFile(content = 'sound') {
  const path = join(config.DATA_DIR, randomUUID())
  await writeFile(path, content)
  return createStoredFile('songs', { path, bytes: content.length }, 'audio/wav')
}

const getPath = ({ key }: { key: string }) => join(config.DATA_DIR, 'files', key)
const listRows = ({ key }: { key: string }) =>
  sql<{ state: string }>(db, 'SELECT state FROM files WHERE key = $1', [key])
const backdate = ({ key }: { key: string }, hours: number) =>
  sql(db, 'UPDATE files SET created_at = now() - make_interval(hours => $2) WHERE key = $1', [key, hours])

describe('a stored file', () => {
  test('can be read in any range, at once or as a stream', async () => {
    const { key } = await createTestFile('0123456789')
    expect((await storage.read(key, 2, 5)).toString()).toBe('2345')
    expect((await buffer(await storage.stream(key, 7, 9))).toString()).toBe('789')
    await expect(storage.read(key, 5, 10)).rejects.toThrow(/shorter/)
  })

  test('has a generated key, and no other key reaches the disk', async () => {
    expect((await createTestFile()).key).toMatch(/^songs\/[0-9a-f-]{36}$/)
    for (const key of ['../secret', 'songs/../../etc/passwd', '/etc/passwd', 'songs/x', '']) {
      await expect(storage.read(key, 0, 1)).rejects.toThrow(/not a storage key/)
      await expect(storage.delete(key)).rejects.toThrow(/not a storage key/)
    }
  })

  test('is in a folder that only the product’s user may open', async () => {
    await createTestFile()
    expect(statSync(join(config.DATA_DIR, 'files')).mode & 0o777).toBe(0o700)
  })

  test('is deleted with its row while it is uncommitted', async () => {
    const file = await createTestFile()
    await deleteUnconfirmedFile(file)
    expect(existsSync(getPath(file))).toBe(false)
    expect(await listRows(file)).toEqual([])
  })

  // Removing the bytes before checking the row would lose a song whose commit succeeded but was not acknowledged.
  test('is not deleted once it is committed', async () => {
    const file = await createTestFile()
    await runInTransaction((trx) => confirmFile(trx, file))
    await deleteUnconfirmedFile(file)
    expect(existsSync(getPath(file))).toBe(true)
    expect(await listRows(file)).toEqual([{ state: 'kept' }])
  })

  test('is not deleted while it is being committed', async () => {
    const file = await createTestFile()
    const { promise: go, resolve } = Promise.withResolvers<void>()
    const keeping = runInTransaction(async (trx) => {
      await confirmFile(trx, file)
      await go
    })
    await expect
      .poll(() =>
        sql(db, `SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`),
      )
      .toHaveLength(1)
    const discarding = deleteUnconfirmedFile(file)
    resolve()
    await Promise.all([keeping, discarding])
    expect(existsSync(getPath(file))).toBe(true)
  })
})

test('kept files are counted as they come and go, whichever connection keeps them', async () => {
  const listSums = () =>
    sql<{ counted: number; countedBytes: number; kept: number; keptBytes: number }>(
      db,
      `SELECT (SELECT sum(files) FROM file_sums)::int AS counted, (SELECT sum(bytes) FROM file_sums)::int AS "countedBytes",
              count(*)::int AS kept, coalesce(sum(bytes), 0)::int AS "keptBytes" FROM files WHERE state = 'kept'`,
    )
  const expectCounted = async () => {
    const [sums] = await listSums()
    expect(sums).toMatchObject({ counted: sums?.kept, countedBytes: sums?.keptBytes })
    return sums?.kept ?? NaN
  }
  const before = await expectCounted()
  const files = await Promise.all(Array.from({ length: 6 }, (_, n) => createTestFile('x'.repeat(9 + n))))
  expect(await expectCounted()).toBe(before)
  await Promise.all(files.map((file) => runInTransaction((trx) => confirmFile(trx, file))))
  expect(await expectCounted()).toBe(before + 6)
  const [released, confirmedTwice, gone] = files
  await runInTransaction((trx) => releaseFile(trx, released?.key ?? ''))
  await sql(db, `UPDATE files SET state = 'kept' WHERE key = $1`, [confirmedTwice?.key])
  await sql(db, 'DELETE FROM files WHERE key = $1', [gone?.key])
  expect(await expectCounted()).toBe(before + 4)
  await Promise.all([rollUpFileSums(), rollUpFileSums(), rollUpFileSums()])
  expect(await expectCounted()).toBe(before + 4)
  expect(await sql(db, 'SELECT FROM file_sums')).toHaveLength(1)
})

test('somebody who keeps a file waits for nobody who does', async () => {
  const [one, other] = [await createTestFile(), await createTestFile()]
  await runInTransaction(async (trx) => {
    await confirmFile(trx, one)
    await runInTransaction((second) => confirmFile(second, other))
  })
  expect(await listRows(one)).toHaveLength(1)
})

describe('the purge', () => {
  test('removes files uncommitted for two hours, and no others', async () => {
    const [left, young, kept] = [await createTestFile(), await createTestFile(), await createTestFile()]
    await runInTransaction((trx) => confirmFile(trx, kept))
    for (const file of [left, kept]) await backdate(file, 3)
    await purgeUnconfirmedFiles()
    expect([left, young, kept].map((file) => existsSync(getPath(file)))).toEqual([false, true, true])
    expect(await listRows(left)).toEqual([])
    await expect(runInTransaction((trx) => confirmFile(trx, left))).rejects.toThrow(/gone/)
  })

  test('cleans up after a killed process, even a row without a file', async () => {
    const key = `songs/${randomUUID()}`
    await sql(db, `INSERT INTO files (key, bytes, type, sha256) VALUES ($1, 1, 'audio/wav', '\\x00')`, [key])
    await backdate({ key }, 3)
    await purgeUnconfirmedFiles()
    expect(await listRows({ key })).toEqual([])
  })
})

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { runInContext, type RequestContext } from '#runtime/request-context'
import { streamCsv } from '#text/csv'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'

// They wait for a lock that this connection holds, as a large question waits for its rows.
const holder = new pg.Client(config.DATABASE_URL)
beforeAll(() => holder.connect())
afterAll(() => holder.end())

const LOCK = 4_711
const share = Math.floor(config.DATABASE_CONNECTIONS / 4)
const askSlowly = () => sql(db, `SELECT pg_advisory_xact_lock(${LOCK})`)
const countWaiting = async () =>
  (await holder.query(`SELECT FROM pg_stat_activity WHERE wait_event = 'advisory' AND datname = current_database()`))
    .rowCount
const runAs = <T>(caller: RequestContext['caller'], work: () => Promise<T>) =>
  runInContext(caller ? { caller } : {}, work)

test('staff use a quarter of the connections at most, so that buyers find one', async () => {
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK])
  const asked = Array.from({ length: 40 }, () => runAs('staff', askSlowly))
  await expect.poll(countWaiting).toBe(share)
  expect(await runAs('public', () => sql(db, 'SELECT 1 AS one'))).toEqual([{ one: 1 }])
  expect(await runAs('public', () => runInTransaction((trx) => sql(trx, 'SELECT 1 AS one')))).toEqual([{ one: 1 }])
  expect(await countWaiting()).toBe(share)
  await holder.query('SELECT pg_advisory_unlock($1)', [LOCK])
  expect(await Promise.all(asked)).toHaveLength(40)
})

test('so do exports, whoever asks for them, and a failed statement gives its place back', async () => {
  const exportAll = () =>
    runAs('signed-in', async () => {
      async function* batches() {
        await askSlowly()
        yield [['row']]
        await sql(db, 'SELECT 1 / 0')
      }
      let text = ''
      try {
        for await (const chunk of streamCsv(['head'], batches())) text += String(chunk)
      } catch {
        return text
      }
      return ''
    })
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK])
  const first = Array.from({ length: 20 }, exportAll)
  await expect.poll(countWaiting).toBe(share)
  expect(await runAs('public', () => sql(db, 'SELECT 1 AS one'))).toEqual([{ one: 1 }])
  await holder.query('SELECT pg_advisory_unlock($1)', [LOCK])
  for (const text of await Promise.all(first)) expect(text).toContain('row')
  expect(await runAs('staff', () => sql(db, 'SELECT 1 AS one'))).toEqual([{ one: 1 }])
})

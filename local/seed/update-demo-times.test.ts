import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningPostgres } from '#local/postgres/start-postgres'
import { createTestFolder } from '#testing/create-test-folder'
import { startMigratedPostgres } from '#testing/servers/migrated-postgres'

const folder = createTestFolder('weeks')
let server: RunningPostgres
let client: pg.Client

beforeAll(async () => {
  server = await startMigratedPostgres({ dataDir: folder, settings: { fsync: 'off', shared_buffers: '64MB' } })
  process.env['DATABASE_URL'] = server.url
  client = new pg.Client({ connectionString: server.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('what the seed did in a minute lies in nine weeks, in the same order, and the ledger with its orders', async () => {
  const ended = new Date()
  const ago = (seconds: number) => new Date(ended.getTime() - seconds * 1000)
  const createPaidOrder = (state: 'completed' | 'capturing', at: Date) =>
    client.query(
      `WITH paid AS (
         INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
           capture_request_id, capturing_since, capture_id, created_at, completed_at)
         VALUES (gen_random_uuid(), 'upload', gen_random_uuid(), 1, 100, 'USD', 'x', $1, gen_random_uuid()::text,
           gen_random_uuid(), $2, CASE $1 WHEN 'completed' THEN gen_random_uuid()::text END, $2,
           CASE $1 WHEN 'completed' THEN $2::timestamptz END) RETURNING id),
       posting AS (
         INSERT INTO ledger_postings (kind, order_id, provider_id, at) SELECT 'sale', id, gen_random_uuid(), $2 FROM paid
         RETURNING id)
       INSERT INTO ledger_entries SELECT id, a.account, a.cents FROM posting,
         (VALUES ('test:from', -100), ('test:to', 100)) AS a (account, cents)`,
      [state, at],
    )
  await client.query(
    `INSERT INTO artists (account_type, legal_name, stage_name, email, created_at)
    VALUES ('production', 'A', 'A', 'a@example.com', $1)`,
    [ago(55)],
  )
  // Long before the seed: not touched.
  await client.query(`INSERT INTO fans (email, created_at) VALUES ('old@example.com', $1)`, [ago(3600)])
  for (const seconds of [38, 30, 25, 21]) await createPaidOrder('completed', ago(seconds))
  await createPaidOrder('capturing', ago(30))
  await client.query(
    `INSERT INTO analytics_inbox (at, kind) SELECT completed_at, 'sale' FROM orders WHERE state = 'completed'`,
  )

  const { runInTransaction, db } = await import('#database/client')
  const { updateDemoTimes } = await import('./update-demo-times.ts')
  expect(
    await runInTransaction((trx) => updateDemoTimes(trx, { began: ago(60), sales: ago(40), sold: ago(20), ended })),
  ).toBe(true)
  await db.destroy()

  const listDaysAgo = async (text: string) =>
    (await client.query<{ at: Date }>(text)).rows.map(({ at }) => (ended.getTime() - at.getTime()) / DAY)
  const [artist = 0] = await listDaysAgo('SELECT created_at AS at FROM artists')
  expect(artist).toBeGreaterThan(60)
  expect(artist).toBeLessThan(67)
  expect(await listDaysAgo('SELECT created_at AS at FROM fans')).toEqual([1 / 24])
  const sold = await listDaysAgo(`SELECT completed_at AS at FROM orders WHERE state = 'completed' ORDER BY id`)
  expect(sold).toEqual(sold.toSorted((a, b) => b - a))
  expect(sold[0]).toBeGreaterThan(20)
  expect(sold.at(-1)).toBeLessThan(2)
  expect(await listDaysAgo(`SELECT created_at AS at FROM orders WHERE state = 'capturing'`)).toEqual([30_000 / DAY])
  const apart = await client.query(`SELECT FROM ledger_postings p JOIN orders o ON o.id = p.order_id
    WHERE o.state = 'completed' AND p.at <> o.completed_at`)
  expect(apart.rowCount).toBe(0)
  // The ledger is as closed as before.
  await expect(client.query('UPDATE ledger_postings SET at = now()')).rejects.toThrow()
  const { rows } = await client.query<{ days: number; came: number; bought: number }>(
    `SELECT count(DISTINCT at::date)::int AS days, count(*) FILTER (WHERE detail = 'came')::int AS came,
            count(*) FILTER (WHERE detail = 'bought')::int AS bought FROM analytics_inbox WHERE kind = 'deed'`,
  )
  expect(rows[0]).toMatchObject({ bought: 4 })
  expect(rows[0]?.days).toBeGreaterThanOrEqual(67)
  expect(rows[0]?.came).toBeGreaterThan(1_000)
})

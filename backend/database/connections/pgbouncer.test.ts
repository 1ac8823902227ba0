import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hasPgbouncer, startPgbouncer } from '#testing/servers/pgbouncer'

// Forty clients of the product share five connections. The product is imported once it has PgBouncer's address.
const direct = process.env['DATABASE_URL'] ?? ''
const pgbouncer = hasPgbouncer ? await startPgbouncer(direct, 5) : undefined
if (pgbouncer) Object.assign(process.env, { DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: direct })
process.env['DATABASE_CONNECTIONS'] = '40'
const { db, runInTransaction } = await import('#database/client')
const { isListening, publish, subscribe } = await import('#database/pub-sub')
const { sql } = await import('#database/sql')
const { cancelStatements } = await import('./timed-client.ts')
const { runInContext } = await import('#runtime/request-context')
const { defineJob } = await import('#queue/define-job')
const { enqueue, startQueue } = await import('#queue/queue')
const { runJobs } = await import('#worker/run-jobs')
const { startTestServer, startTrustingProxy } = await import('#testing/servers/app-server')
const { createCopyOrder, createTestOpenSale } = await import('#testing/builders/open-sale')
const { createTestKeymails } = await import('#testing/builders/records')
const { createApprovedOrder } = await import('#testing/clients/paypal')
const { Browser } = await import('#testing/clients/browser')

// Debian: apt-get install pgbouncer.
describe.skipIf(!hasPgbouncer)('behind PgBouncer in transaction mode, which is installed', () => {
  startTestServer()
  startTrustingProxy()
  afterAll(() => pgbouncer?.stop())

  test('connections have the settings that the product asks for otherwise', async () => {
    const [row] = await sql(
      db,
      `SELECT current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle,
              current_setting('client_connection_check_interval') AS check`,
    )
    expect(row).toEqual({ lock: '3s', idle: '10s', check: '2s' })
  })

  test('the same statements run at once on many connections of the product', async () => {
    const rows = await Promise.all(
      Array.from({ length: 400 }, (_, n) => sql<{ n: number }>(db, 'SELECT $1::int AS n, pg_sleep(0.001)', [n])),
    )
    expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 400 }, (_, n) => n))
  })

  test('messages arrive, since this process listens at PostgreSQL itself', async () => {
    const heard: string[] = []
    const unsubscribe = subscribe('test:pooled', (detail) => void heard.push(detail))
    await expect.poll(isListening).toBe(true)
    await runInTransaction((trx) => publish(trx, 'test:pooled', 'hello'))
    await expect.poll(() => heard).toContain('hello')
    unsubscribe()
  })

  // With cancellations that were not waited for, PgBouncer 1.18 ended: "bad client state".
  test('statements of clients who leave are cancelled, and PgBouncer goes on', async () => {
    const server = new pg.Client(direct)
    await server.connect()
    const countSleeping = async () =>
      (await server.query(`SELECT FROM pg_stat_activity WHERE state = 'active' AND query = 'SELECT pg_sleep(99)'`))
        .rowCount
    for (let round = 0; round < 10; round++) {
      const client = { hasLeft: true }
      const left = Array.from({ length: 5 }, () =>
        runInContext({ caller: 'job', client }, () => sql(db, 'SELECT pg_sleep(99)').catch(() => undefined)),
      )
      await expect.poll(countSleeping).toBe(5)
      cancelStatements(client)
      await Promise.all(left)
    }
    await server.end()
    expect(pgbouncer?.ends).toEqual([])
    expect(await sql(db, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('jobs are sent, announced and done', async () => {
    const job = defineJob({ name: 'test.pooled', payload: z.object({}), concurrency: 2 })
    const boss = await startQueue()
    await boss.createQueue(job.name, { notify: true })
    let runs = 0
    await runJobs(boss, job, () => Promise.resolve(runs++))
    await runInTransaction(async (trx) => {
      for (let n = 0; n < 20; n++) await enqueue(trx, job, {})
    })
    await expect.poll(() => runs).toBe(20)
  })

  test('of 40 fans on one Keymail one buys it, and of 30 buyers on five open copies five', async () => {
    const { codes } = await createTestKeymails(1)
    const fans = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const browser = new Browser()
        return { browser, orderId: await createApprovedOrder(browser, codes[0] ?? '', `fan${n}@example.com`) }
      }),
    )
    const replies = await Promise.all(
      fans.map(({ browser, orderId }) => browser.post(`/paypal/order/${orderId}/capture`)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)

    const { editionId } = await createTestOpenSale(5)
    const orders = await Promise.all(Array.from({ length: 30 }, () => createCopyOrder(new Browser(), editionId)))
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(orders.filter(({ status }) => status === 409)).toHaveLength(25)
  })
})

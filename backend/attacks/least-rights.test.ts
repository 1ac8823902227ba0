import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMigrations } from '#database/run-migrations'
import { config } from '#runtime/config'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { createApprovedOrder } from '#testing/clients/paypal'
import { ServerProcess } from '#testing/servers/server-process'
import { startTestServer, updateServerOrigin } from '#testing/servers/app-server'
import { getFreePort } from '#local/supervisor/free-port'
import { pollUntil } from '#testing/poll-until'

startTestServer()

// Roles belong to the whole server, which other test files use at the same time.
const role = `product_${randomBytes(4).toString('hex')}`
const ownerUrl = config.DATABASE_URL ?? ''
const productUrl = Object.assign(new URL(ownerUrl), {
  username: role,
  password: encodeURIComponent(`a pass%word?'`),
}).href

let product: pg.Client
let owner: pg.Client

beforeAll(async () => {
  await runMigrations(ownerUrl, productUrl)
  await runMigrations(ownerUrl, productUrl)
  product = new pg.Client(productUrl)
  owner = new pg.Client(ownerUrl)
  await product.connect()
  await owner.connect()
})
afterAll(async () => {
  await product.end()
  await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  await owner.end()
})

describe('somebody who took over the product’s database user', () => {
  test('sells a Keymail as the product does: web and worker need no more rights', async () => {
    const { codes } = await createTestKeymails(1)
    const port = await getFreePort()
    const env = { DATABASE_URL: productUrl, LOG_LEVEL: 'error', PORT: String(port) }
    const processes = [new ServerProcess('backend/main.ts', env), new ServerProcess('worker/main.ts', env)]
    for (const one of processes) one.start()
    try {
      const origin = `http://127.0.0.1:${port}`
      await pollUntil('the web process', 240, async () => (await fetch(`${origin}/readyz`)).ok)
      updateServerOrigin(origin)
      const fan = new Browser()
      const id = await createApprovedOrder(fan, codes[0] ?? '')
      expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(200)
      const countReceipts = `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'payments.send-receipt' AND state <> 'created'`
      await pollUntil('a job', 240, async () => (await owner.query<{ n: number }>(countReceipts)).rows[0]?.n === 1)
    } finally {
      await Promise.all(processes.map((one) => one.kill()))
    }
  }, 600_000)

  test.each([
    'UPDATE ledger_entries SET cents = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    'UPDATE ledger_postings SET at = now()',
    'DELETE FROM ledger_postings',
    'UPDATE audit_log SET id = id',
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'SET session_replication_role = replica',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ALL',
    'DROP TRIGGER ledger_balances ON ledger_entries',
    'CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
    'DROP TABLE orders',
    'CREATE TABLE mine (id int)',
    'CREATE TABLE pgboss.mine (id int)',
    'INSERT INTO knex_migrations (name) VALUES (1)',
    'CREATE ROLE helper SUPERUSER',
  ])('cannot %s', async (statement) => {
    await expect(product.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  test('owns nothing', async () => {
    const owned = `SELECT relname FROM pg_class WHERE relowner = $1::regrole UNION ALL
                   SELECT proname FROM pg_proc WHERE proowner = $1::regrole UNION ALL
                   SELECT nspname FROM pg_namespace WHERE nspowner = $1::regrole`
    expect((await owner.query(owned, [role])).rows).toEqual([])
  })
})

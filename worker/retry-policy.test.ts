import { createServer } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { sendSignInLinkJob } from '#jobs/keymails/sign-in'
import { enqueueReconciliations } from '#module/payments/ledger'
import { runCheckJob } from '#jobs/operations/checks'
import { reconcileOrderJob } from '#jobs/payments/ledger'
import { closeMailTransport } from '#module/mail'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { defineJob, type Job, listJobs } from '#queue/define-job'
import { enqueue, startQueue } from '#queue/queue'
import { getRetryPolicy } from '#queue/retry-policy'
import { config } from '#runtime/config'
import { createTestKeymails } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { createApprovedOrder, createPaypalFault, deletePaypalFaults } from '#testing/clients/paypal'
import { pollUntil } from '#testing/poll-until'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { handlers } from './handlers.ts'
import { runJobs, startWakingWorkers } from './run-jobs.ts'

// Declared before the queue starts, which creates the queues.
const poisonJob = defineJob({ name: 'test.poison', payload: z.object({}), retries: 3 })
const clockJob = defineJob({ name: 'test.clock', payload: z.object({}), kind: 'clock' })

startTestServer()
startTestMailbox()
afterEach(deletePaypalFaults)

// Nothing announces a job whose pause has ended.
let stopWaking = (): void => undefined
afterAll(() => stopWaking())

/** Works on a queue as a worker does. */
async function work(job: Job, handle = handlers.find((one) => one.job === job)?.handle): Promise<void> {
  if (!handle) throw new Error(`no handler for ${job.name}`)
  const boss = await startQueue()
  stopWaking()
  stopWaking = startWakingWorkers(boss)
  await runJobs(boss, job, handle)
}

/** Skips the pauses between the tries. */
const hurry = ({ name }: Job) =>
  sql(db, `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'`, [name])

/** Waits for a failure, counts it as the hundredth, and waits for the next. */
async function pollHundredTries(job: Job): Promise<void> {
  await pollTries(job, 1)
  // Never while it runs: its failure would write the count that it has read.
  await pollTries(job, 101, () =>
    sql(
      db,
      `UPDATE pgboss.job SET retry_count = greatest(retry_count, 100), start_after = now() WHERE name = $1 AND state = 'retry'`,
      [job.name],
    ),
  )
}

async function pollTries(job: Job, tries: number, before?: () => Promise<unknown>): Promise<void> {
  await pollUntil(`${tries} tries of ${job.name}`, 60, async () => {
    await before?.()
    await hurry(job)
    const [row] = await sql<{ tries: number }>(
      db,
      `SELECT max(retry_count)::int AS tries FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
      [job.name],
    )
    return (row?.tries ?? 0) >= tries
  })
}

const listDeadJobs = () =>
  sql<{ queue: string; reason: string }>(
    db,
    `SELECT source_name AS queue, source_output->>'message' AS reason FROM pgboss.job WHERE name = 'dead-letters'`,
  )

test('a reconciliation is tried until PayPal answers, and is not enqueued a second time meanwhile', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const provider = await createApprovedOrder(fan, codes[0] ?? '')
  await createPaypalFault('/capture', '503', 10_000)
  expect((await fan.post(`/paypal/order/${provider}/capture`)).status).toBe(202)
  await sql(db, `UPDATE orders SET capturing_since = now() - interval '1 minute' WHERE provider_order_id = $1`, [
    provider,
  ])
  await createPaypalFault('.', '503', 10_000)
  await enqueueReconciliations()
  await work(reconcileOrderJob)
  await pollHundredTries(reconcileOrderJob)
  await enqueueReconciliations()
  const waiting = `SELECT id FROM pgboss.job WHERE name = $1 AND state < 'completed'`
  expect(await sql(db, waiting, [reconcileOrderJob.name])).toHaveLength(1)
  expect(await listDeadJobs()).toEqual([])

  await deletePaypalFaults()
  await pollUntil('the order', 60, async () => {
    await hurry(reconcileOrderJob)
    const orders = await sql(db, `SELECT 1 FROM orders WHERE provider_order_id = $1 AND state = 'completed'`, [
      provider,
    ])
    return orders.length === 1
  })
})

test('a sign-in mail survives a mail server that is down for longer than a hundred tries', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const provider = await createApprovedOrder(fan, codes[0] ?? '', 'patient@example.com')
  expect((await fan.post(`/paypal/order/${provider}/capture`)).status).toBe(200)
  const address = config.SMTP_URL
  // A port where nobody listens.
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  config.SMTP_URL = `smtp://127.0.0.1:${port}`
  closeMailTransport()
  expect((await new Browser().post('/api/keymails/sign-in-link', { keymailCode: codes[0] })).status).toBeLessThan(300)
  await work(sendSignInLinkJob)
  await pollHundredTries(sendSignInLinkJob)
  expect(await listDeadJobs()).toEqual([])
  config.SMTP_URL = address
  closeMailTransport()
  await pollUntil('the mail', 60, async () => {
    await hurry(sendSignInLinkJob)
    return listMailTo('patient@example.com').length > 0
  })
})

test('the queue tries mail for at least 48 hours', async () => {
  const [row] = await sql<{ hours: number }>(
    db,
    `SELECT sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n)) / 2)::float8 / 3600 AS hours
       FROM pgboss.queue, generate_series(1, retry_limit) n WHERE name = $1`,
    [sendSignInLinkJob.name],
  )
  // Half of each pause: the rest is left to chance.
  expect(row?.hours).toBeGreaterThan(48)
})

test('the queue tries what needs stored files for longer than half an hour without the storage', async () => {
  const heavy = listJobs().filter(({ isHeavy, kind }) => isHeavy && kind === 'work')
  expect(heavy.length).toBeGreaterThan(8)
  const queues = await sql<{ name: string; minutes: number }>(
    db,
    // Half of each pause: the rest is left to chance.
    `SELECT name, sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n - 1)) / 2)::float8 / 60 AS minutes
       FROM pgboss.queue, generate_series(1, retry_limit) n WHERE name = ANY($1) GROUP BY name`,
    [heavy.map(({ name }) => name)],
  )
  expect(queues).toHaveLength(heavy.length)
  expect(queues.filter(({ minutes }) => minutes < 30)).toEqual([])
})

test('a poison job dies after its tries, with its reason', async () => {
  let tries = 0
  await work(poisonJob, () => Promise.reject(new Error(`poison, try ${++tries}`)))
  await runInTransaction((trx) => enqueue(trx, poisonJob, {}))
  await pollUntil('its death', 60, async () => {
    await hurry(poisonJob)
    return (await listDeadJobs()).length > 0
  })
  expect(await listDeadJobs()).toEqual([{ queue: 'test.poison', reason: 'poison, try 4' }])
  await sql(db, `DELETE FROM pgboss.job WHERE name = 'dead-letters'`)
})

test('a job of the clock never dies: the next tick replaces it', async () => {
  let runs = 0
  await work(clockJob, () => (++runs === 1 ? Promise.reject(new Error('a hiccup')) : Promise.resolve()))
  await runInTransaction((trx) => enqueue(trx, clockJob, {}))
  await pollUntil('the failure', 60, async () => {
    const failed = await sql(db, `SELECT 1 FROM pgboss.job WHERE name = $1 AND state = 'failed'`, [clockJob.name])
    return failed.length === 1
  })
  await runInTransaction((trx) => enqueue(trx, clockJob, {}))
  await pollUntil('the next run', 60, () => Promise.resolve(runs === 2))
  expect(await listDeadJobs()).toEqual([])
})

// Each of them is repeated within minutes anyway, so whoever is on call has nothing to do about one that was cut off.
test('a check that a killed worker began leaves no dead job', () => {
  expect(getRetryPolicy(runCheckJob).deadLetter).toBeNull()
})

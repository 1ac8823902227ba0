import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from '#local/postgres/start-postgres'
import { startMigratedPostgres } from '#testing/servers/migrated-postgres'
import { ServerProcess, getFreePort } from '#testing/servers/server-process'
import { createTestFolder } from '#testing/create-test-folder'
import { pause, pollUntil } from '#testing/poll-until'

// Uses a database of its own because the test kills it; set before any import reads the configuration.
const folder = createTestFolder('kills')
let postgres: RunningPostgres = await startMigratedPostgres({ dataDir: folder })
process.env['DATABASE_URL'] = postgres.url
const port = await getFreePort()
const origin = `http://127.0.0.1:${port}`

const { db } = await import('#database/client')
const { sql } = await import('#database/sql')
const { startQueue, closeQueue } = await import('#queue/queue')
const { buildWav } = await import('#testing/builders/media')
const { createTestArtist, createTestKeymails, createTestSong } = await import('#testing/builders/records')
const { approveAtPaypal, getPaypalBooks, deletePaypalFaults, createPaypalFault, callSimulator } =
  await import('#testing/clients/paypal')
const { enqueue } = await import('#queue/queue')
const { createClientAddress } = await import('#testing/clients/browser')
const { calculateWaveformJob } = await import('#jobs/playback')

// Each fan has a network of its own: the budgets of one are not the subject here.
const env = { PORT: String(port), LOG_LEVEL: 'silent', TRUST_PROXY: '1' }
const web = new ServerProcess('backend/main.ts', env)
const worker = new ServerProcess('worker/main.ts', env)
const waitUntilReady = () =>
  pollUntil('answer of the web process', 90, async () => (await fetch(`${origin}/readyz`)).ok)

beforeAll(async () => {
  await callSimulator('PUT', '/simulator/webhook', { url: `${origin}/paypal/webhook` })
  web.start()
  worker.start()
  await startQueue()
  await waitUntilReady()
})

afterAll(async () => {
  await Promise.all([web.kill(), worker.kill()])
  await closeQueue().catch(() => undefined)
  await db.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A client that keeps retrying through refused connections, 5xx and 202, like a fan reloading the page. */
class RetryingFan {
  readonly address = createClientAddress()
  cookie = ''
  orderId = ''
  readonly code: string

  constructor(code: string) {
    this.code = code
  }

  async post(path: string, body: unknown): Promise<number> {
    try {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.cookie, 'x-forwarded-for': this.address },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      })
      for (const cookie of answer.headers.getSetCookie()) this.cookie = cookie.split(';')[0] ?? ''
      const reply = (await answer.json()) as { id?: string }
      if (path === '/paypal/order' && reply.id) this.orderId = reply.id
      return answer.status
    } catch {
      return 0
    }
  }

  async approveOrder(payer: string): Promise<void> {
    const order = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'keymail', reference: this.code }
    // 160 orders at once may take a busy machine longer than a fan waits for an answer.
    for (let tries = 0; tries < 5 && this.orderId === ''; tries++) await this.post('/paypal/order', order)
    await approveAtPaypal(this.orderId, payer)
  }

  /** Returns the final status of the capture; gives up after `seconds`, as if the browser were closed. */
  async capture(seconds: number): Promise<number> {
    const end = Date.now() + seconds * 1000
    let status = 0
    while (Date.now() < end) {
      status = await this.post(`/paypal/order/${this.orderId}/capture`, {})
      if (status === 200 || status === 409 || status === 402) return status
      await pause(1_000)
    }
    return status
  }
}

/** Asserts that PayPal's records, the ledger, the orders and the Keymails agree; returns the number of captures. */
async function expectLedgerToMatchPaypal(): Promise<number> {
  await pollUntil('end of all captures', 90, async () => {
    const open = await sql(db, `SELECT 1 FROM orders WHERE state = 'capturing'`)
    return open.length === 0
  })
  const captured = (await getPaypalBooks()).captures.filter((capture) => capture.status === 'COMPLETED')
  const posted = await sql<{ id: string; state: string; orderId: string; cents: number; fee: number }>(
    db,
    `SELECT p.provider_id AS id, o.state, o.provider_order_id AS "orderId",
            -sum(l.cents) FILTER (WHERE l.account LIKE 'sales/%')::int AS cents,
            sum(l.cents) FILTER (WHERE l.account = 'fees/paypal')::int AS fee
       FROM ledger_postings p JOIN orders o ON o.id = p.order_id JOIN ledger_entries l ON l.posting_id = p.id
      GROUP BY p.id, o.id`,
  )
  const ours = posted.map(({ id, orderId, cents, fee }) => `${id} ${orderId} ${cents} ${fee}`)
  const theirs = captured.map((one) => `${one.captureId} ${one.orderId} ${one.grossCents} ${one.feeCents}`)
  expect(ours.toSorted()).toEqual(theirs.toSorted())
  expect(posted.every((posting) => posting.state === 'completed')).toBe(true)
  const sold = await sql(
    db,
    `SELECT 1 FROM keymails k JOIN orders o ON o.id = k.order_id AND o.item_id = k.id
    WHERE k.state = 'redeemed' AND o.state = 'completed' AND o.purpose = 'keymail'`,
  )
  expect(sold).toHaveLength(captured.length)
  const unfinished = await sql(db, `SELECT 1 FROM keymails WHERE state = 'capturing'`)
  expect(unfinished).toHaveLength(0)
  return captured.length
}

test('delivers every captured order once, to the cent, when web, worker and database are killed under load', async () => {
  const { codes } = await createTestKeymails(80)
  // Two fans per code, so that losing is tested as well as winning.
  const fans = [...codes, ...codes].map((code) => new RetryingFan(code))
  await Promise.all(fans.map((fan, n) => fan.approveOrder(`fan${n}@example.com`)))
  // A receipt for each, rendered and mailed in vain, would cost more than all else here.
  await sql(db, 'UPDATE orders SET receipt_queued_at = now()')
  // Some captures fail: PayPal executes two of them without returning a response and refuses one with 503.
  await callSimulator('POST', '/simulator/faults', {
    match: { method: 'POST', path: '/capture$', nth: 5 },
    fault: 'LOST',
  })
  await callSimulator('POST', '/simulator/faults', {
    match: { method: 'POST', path: '/capture$', nth: 25 },
    fault: 'HANG_AFTER',
  })
  await callSimulator('POST', '/simulator/faults', {
    match: { method: 'POST', path: '/capture$', nth: 35 },
    fault: '503',
  })

  const ends = Promise.all(
    fans.map(async (fan, n) => {
      await pause(n * 40)
      return fan.capture(150)
    }),
  )
  await pause(700)
  await web.kill()
  web.start()
  await waitUntilReady()
  await pause(600)
  await worker.kill()
  await postgres.stop()
  postgres = await startPostgres({ dataDir: folder, port: postgres.port })
  worker.start()
  await waitUntilReady()
  await pause(500)
  await web.kill()
  web.start()
  await waitUntilReady()

  const statuses = await ends
  await deletePaypalFaults()
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await expectLedgerToMatchPaypal()).toBe(80)
}, 300_000)

test('the job completes a sale killed between capture and settling, with the browser closed', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new RetryingFan(codes[0] ?? '')
  await fan.approveOrder('closed@example.com')
  // PayPal captures without responding, its events are lost, and the waiting process is killed.
  await callSimulator('PUT', '/simulator/webhook', { url: 'http://127.0.0.1:9/nobody' })
  await createPaypalFault('/capture$', 'HANG_AFTER')
  const waiting = fan.post(`/paypal/order/${fan.orderId}/capture`, {})
  await pollUntil('capture at the provider', 10, async () =>
    (await getPaypalBooks()).captures.some((capture) => capture.orderId === fan.orderId),
  )
  await web.kill()
  await waiting
  await deletePaypalFaults()
  web.start()
  await waitUntilReady()
  await pollUntil('sale', 60, async () => {
    const sold = await sql(db, `SELECT 1 FROM keymails WHERE code = $1 AND state = 'redeemed'`, [fan.code])
    return sold.length === 1
  })
  await callSimulator('PUT', '/simulator/webhook', { url: `${origin}/paypal/webhook` })
  expect(
    await fan.post('/api/complete-keymail-redemption', { keymailCode: fan.code, paypalOrderId: fan.orderId }),
  ).toBe(200)
  await expectLedgerToMatchPaypal()
})

test('a web process that is told to end answers a capture that waits for PayPal, and accepts nothing new', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new RetryingFan(codes[0] ?? '')
  await fan.approveOrder('patient@example.com')
  await createPaypalFault('/capture$', 'HANG_AFTER')
  const waiting = fan.post(`/paypal/order/${fan.orderId}/capture`, {})
  await pollUntil('capture at the provider', 10, async () =>
    (await getPaypalBooks()).captures.some((capture) => capture.orderId === fan.orderId),
  )
  const ended = web.kill('SIGTERM')
  await pollUntil('closed port', 10, () =>
    fetch(`${origin}/healthz`).then(
      () => false,
      () => true,
    ),
  )
  // Whoever may be charged is told that the payment is pending.
  expect(await waiting).toBe(202)
  await ended
  await deletePaypalFaults()
  // The worker settles it; nothing below asks the web process any more.
  await expectLedgerToMatchPaypal()
})

test('the next worker finishes the job of a killed worker', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { audio: buildWav() })
  await db.transaction((trx) => enqueue(trx, calculateWaveformJob, { songId: song.id }))
  // The worker is killed as soon as it has taken the job.
  await pollUntil('job that is running', 30, async () => {
    const taken = await sql(
      db,
      `SELECT 1 FROM pgboss.job WHERE name = 'playback.calculate-waveform' AND state IN ('active', 'completed')`,
    )
    return taken.length > 0
  })
  await worker.kill()
  await sql(
    db,
    `UPDATE pgboss.job SET state = 'active', completed_on = NULL WHERE name = 'playback.calculate-waveform'`,
  )
  await sql(db, 'UPDATE songs SET peaks = NULL WHERE id = $1', [song.id])
  worker.start()
  await pollUntil('waveform', 60, async () => {
    const drawn = await sql(db, 'SELECT 1 FROM songs WHERE id = $1 AND peaks IS NOT NULL', [song.id])
    return drawn.length === 1
  })
})

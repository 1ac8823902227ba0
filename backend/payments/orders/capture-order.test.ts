import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { applyPaypalEvent } from '#module/payments/webhooks'
import { reconcileOrder, enqueueReconciliations } from '#module/payments/ledger'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createApprovedCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import {
  approveAtPaypal,
  createApprovedOrder,
  getPaypalBooks,
  deletePaypalFaults,
  createPaypalFault,
  createKeymailOrder,
  callSimulator,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { getPaypal } from '#module/payments/paypal'

startTestServer()
afterEach(deletePaypalFaults)

// A filled database has sales that the simulator knows nothing of.
let since = new Date()
beforeAll(async () => {
  const [row] = await sql<{ now: Date }>(db, 'SELECT now()')
  if (row) since = row.now
})

const capture = (browser: Browser, orderId: string) => browser.post(`/paypal/order/${orderId}/capture`)
const redeem = (browser: Browser, keymailCode: string, paypalOrderId: string) =>
  browser.post('/api/complete-keymail-redemption', { keymailCode, paypalOrderId })

async function createFan(instrument?: 'good' | 'declined' | 'pending', email?: string) {
  const { codes, artist, song, gKeyId } = await createTestKeymails(1)
  const code = codes[0] ?? ''
  const fan = new Browser()
  const orderId = String((await createKeymailOrder(fan, code)).body['id'])
  if (instrument) await approveAtPaypal(orderId, email, instrument)
  return { fan, code, orderId, artist, song, gKeyId }
}

async function getStoredOrder(orderId: string) {
  const [order] = await sql<{ id: string; state: string; pending: string | null }>(
    db,
    'SELECT id, state, pending_reason AS pending FROM orders WHERE provider_order_id = $1',
    [orderId],
  )
  return order ?? { id: '', state: 'none', pending: null }
}

async function getKeymailState(code: string): Promise<string | undefined> {
  const [row] = await sql<{ state: string }>(db, 'SELECT state FROM keymails WHERE code = $1', [code])
  return row?.state
}

/** Backdates the start of the capture. */
async function updateCapturingSince(orderId: string, seconds: number): Promise<void> {
  await sql(db, 'UPDATE orders SET capturing_since = now() - make_interval(secs => $2) WHERE provider_order_id = $1', [
    orderId,
    seconds,
  ])
}

const listCaptures = async (orderId: string) =>
  (await getPaypalBooks()).captures.filter((made) => made.orderId === orderId)

/** Asserts that the ledger matches PayPal's records to the cent and that every posting sums to zero. */
async function expectLedgerToMatchPaypal(): Promise<void> {
  const received = (await getPaypalBooks()).captures.filter(
    ({ status }) => status !== 'PENDING' && status !== 'DECLINED',
  )
  const posted = await sql<{ captureId: string; gross: number; fee: number }>(
    db,
    `SELECT p.provider_id AS "captureId",
            -sum(e.cents) FILTER (WHERE e.account LIKE 'sales/%')::int AS gross,
            coalesce(sum(e.cents) FILTER (WHERE e.account = 'fees/paypal'), 0)::int AS fee
       FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id WHERE p.kind = 'sale' AND p.at >= $1 GROUP BY p.id`,
    [since],
  )
  const lines = (rows: { captureId: string; gross: number; fee: number }[]) =>
    rows.map(({ captureId, gross, fee }) => `${captureId} ${gross} ${fee}`).toSorted()
  expect(lines(posted)).toEqual(
    lines(received.map(({ captureId, grossCents, feeCents }) => ({ captureId, gross: grossCents, fee: feeCents }))),
  )
  const unbalanced = `
    SELECT e.posting_id FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id
     WHERE p.at >= $1 GROUP BY 1 HAVING sum(e.cents) <> 0`
  expect(await sql(db, unbalanced, [since])).toEqual([])
}

describe('capture', () => {
  test('captures the payment once, however often it is requested', async () => {
    const { fan, code, orderId } = await createFan('good')
    const answers = await Promise.all(Array.from({ length: 10 }, () => capture(fan, orderId)))
    for (const answer of answers) expect(answer.status).toBeOneOf([200, 202])
    expect(await capture(fan, orderId)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect(await listCaptures(orderId)).toHaveLength(1)
    expect(await getKeymailState(code)).toBe('redeemed')
    await expectLedgerToMatchPaypal()
  })

  test('returns 402 for an unapproved order, as does redeeming with it', async () => {
    const { fan, code, orderId } = await createFan()
    expect(await capture(fan, orderId)).toMatchObject({ status: 402, body: { error: 'unpaid' } })
    expect(await redeem(fan, code, orderId)).toMatchObject({ status: 402, body: { error: 'unpaid' } })
    await approveAtPaypal(orderId)
    expect(await redeem(fan, code, orderId)).toMatchObject({ status: 402, body: { error: 'unpaid' } })
    expect(await getKeymailState(code)).toBe('issued')
    expect(await listCaptures(orderId)).toEqual([])
  })

  // If getOwnOrder treats every order as the session's own, the stranger captures it.
  test('returns 403 for another visitor’s order, 401 without a session and 404 for an unknown order', async () => {
    const { code, orderId } = await createFan('good')
    const stranger = new Browser()
    await createKeymailOrder(stranger, code)
    expect(await capture(stranger, orderId)).toMatchObject({ status: 403, body: { error: 'order-not-yours' } })
    expect(await redeem(stranger, code, orderId)).toMatchObject({ status: 403, body: { error: 'order-not-yours' } })
    expect((await capture(new Browser(), orderId)).status).toBe(401)
    for (const id of ['0AB12345CD678901E', '..%2f..', "'", 'x'.repeat(65)]) {
      expect((await capture(stranger, id)).status, id).toBe(404)
    }
    expect(await listCaptures(orderId)).toEqual([])
  })

  test('returns 402 when declined, releases the code at once and succeeds after the same order is approved again', async () => {
    const { fan, code, orderId } = await createFan('declined')
    expect(await capture(fan, orderId)).toMatchObject({ status: 402, body: { error: 'declined' } })
    expect(await getKeymailState(code)).toBe('issued')
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: code })).status).toBe(200)
    expect(await capture(fan, orderId)).toMatchObject({ status: 402, body: { error: 'declined' } })
    await approveAtPaypal(orderId, 'fan@example.com', 'good')
    expect(await capture(fan, orderId)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
    expect(await listCaptures(orderId)).toHaveLength(1)
    await expectLedgerToMatchPaypal()
  })

  test('lets another fan buy the copy when the capture ends as declined', async () => {
    const { fan, code, orderId } = await createFan('good')
    await createPaypalFault('/capture$', 'DECLINED')
    expect(await capture(fan, orderId)).toMatchObject({ status: 402, body: { error: 'declined' } })
    expect(await getKeymailState(code)).toBe('issued')
    const other = new Browser()
    expect((await capture(other, await createApprovedOrder(other, code, 'other@example.com'))).status).toBe(200)
  })

  test.each(['COMPLIANCE_VIOLATION', 'PAYEE_BLOCKED_TRANSACTION', 'TRANSACTION_REFUSED'])(
    'returns 402 and releases the code on a final refusal: %s',
    async (kind) => {
      const { fan, code, orderId } = await createFan('good')
      await createPaypalFault('/capture$', kind)
      expect((await capture(fan, orderId)).status).toBe(402)
      expect(await getKeymailState(code)).toBe('issued')
      expect(await listCaptures(orderId)).toEqual([])
    },
  )

  test('returns 503 with Retry-After while PayPal is unreachable and leaves nothing claimed', async () => {
    const { fan, code, orderId } = await createFan('good')
    for (const kind of ['503', 'DROP', 'HTML']) {
      await createPaypalFault(`/v2/checkout/orders/${orderId}$`, kind)
      const answer = await capture(fan, orderId)
      expect(answer, kind).toMatchObject({ status: 503, body: { error: 'unavailable' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await getKeymailState(code)).toBe('issued')
    }
    expect((await capture(fan, orderId)).status).toBe(200)
  })

  // If the answer waits for it, what the network spent is not given back: the lock outlasts the statement's patience.
  test.each(['Keymail', 'copy'])(
    'of a %s is answered while the buyer’s network cannot be credited yet',
    async (what) => {
      const { browser, id } =
        what === 'copy'
          ? await createApprovedCopyOrder((await createTestOpenSale(4)).editionId)
          : await createFan('good').then(({ fan, orderId }) => ({ browser: fan, id: orderId }))
      const listSpent = () =>
        sql<{ what: string; hits: number }>(
          db,
          `SELECT split_part(bucket, ':', 1) AS what, sum(hits)::int AS hits FROM throttle
          WHERE bucket ~ '^(orders|holds):' GROUP BY 1 ORDER BY 1`,
        )
      const before = await listSpent()
      const holder = await db.transaction()
      await sql(holder, 'SELECT FROM throttle FOR UPDATE')
      expect((await capture(browser, id)).status).toBe(200)
      await holder.rollback()
      const credited = what === 'copy' ? ['holds', 'orders'] : ['orders']
      await expect
        .poll(async () =>
          (await listSpent()).filter(({ hits }, n) => hits < (before[n]?.hits ?? 0)).map((one) => one.what),
        )
        .toEqual(credited)
    },
  )

  // Without assertMatchesOrder, one dollar is captured for the copy.
  test('returns 422 and charges nothing when the order was changed at PayPal', async () => {
    const { fan, code, orderId } = await createFan()
    await updateAmount(orderId, '1.00')
    await approveAtPaypal(orderId)
    expect(await capture(fan, orderId)).toMatchObject({ status: 422, body: { error: 'order-mismatch' } })
    expect(await getKeymailState(code)).toBe('issued')
    expect(await listCaptures(orderId)).toEqual([])
  })
})

describe('the losing buyer', () => {
  test('gets 409 keymail-busy, then keymail-taken, and is never charged', async () => {
    const { fan, code, orderId } = await createFan('good')
    const second = new Browser()
    const secondOrder = await createApprovedOrder(second, code, 'second@example.com')
    await createPaypalFault(`/${orderId}/capture$`, 'LOST')
    expect((await capture(fan, orderId)).status).toBe(202)
    const busy = await capture(second, secondOrder)
    expect(busy).toMatchObject({ status: 409, body: { error: 'keymail-busy' } })
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0)
    await reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })
    expect(await capture(second, secondOrder)).toMatchObject({ status: 409, body: { error: 'keymail-taken' } })
    expect(await listCaptures(secondOrder)).toEqual([])
    expect((await redeem(second, code, secondOrder)).status).toBe(402)
  })

  test('cannot use one order for two purchases', async () => {
    const { fan, orderId, gKeyId } = await createFan('good')
    const other = await createTestKeymails(1)
    await capture(fan, orderId)
    expect(await redeem(fan, other.codes[0] ?? '', orderId)).toMatchObject({
      status: 409,
      body: { error: 'order-used' },
    })
    expect(await getKeymailState(other.codes[0] ?? '')).toBe('issued')

    const artist = await signInArtist(gKeyId)
    const upload = await artist.post('/paypal/order', { amount: '25.00', currency: 'USD', intent: 'CAPTURE' })
    const uploadOrder = String(upload.body['id'])
    await approveAtPaypal(uploadOrder, 'artist@example.com')
    expect((await capture(artist, uploadOrder)).status).toBe(200)
    expect((await capture(artist, uploadOrder)).status).toBe(200)
    expect((await artist.get('/api/artist/upload-credits')).body).toMatchObject({ credits: 1 })
    expect(await redeem(artist, other.codes[0] ?? '', uploadOrder)).toMatchObject({
      status: 409,
      body: { error: 'order-used' },
    })
    expect(await redeem(fan, 'nonsense', orderId)).toMatchObject({ status: 400, body: { error: 'invalid-format' } })
  })
})

describe('a lost capture response', () => {
  test.each(['LOST', 'DROP', '500', '503', '429', 'HTML', 'PREVIOUS_REQUEST_IN_PROGRESS'])(
    '%s: returns 202, keeps the copy claimed and is delivered once by the job',
    async (kind) => {
      const { fan, code, orderId } = await createFan('good')
      await createPaypalFault('/capture$', kind)
      expect(await capture(fan, orderId)).toMatchObject({ status: 202, body: { status: 'PENDING' } })
      expect(await getKeymailState(code)).toBe('capturing')
      expect((await redeem(fan, code, orderId)).status).toBe(202)
      expect((await capture(fan, orderId)).status).toBe(202)
      const { id } = await getStoredOrder(orderId)
      await updateCapturingSince(orderId, 15)
      const outcomes = await Promise.all([1, 2, 3].map(() => reconcileOrder({ orderId: id })))
      expect(outcomes).toContain('completed')
      expect((await redeem(fan, code, orderId)).status).toBe(200)
      expect(await reconcileOrder({ orderId: id })).toBe('completed')
      expect(await listCaptures(orderId)).toHaveLength(1)
      await expectLedgerToMatchPaypal()
    },
  )

  // Takes eight seconds, the timeout for PayPal calls.
  test('returns 202 when PayPal hangs and is delivered by the job', async () => {
    const hung = await Promise.all(['HANG', 'HANG_AFTER'].map(async (kind) => ({ kind, ...(await createFan('good')) })))
    for (const { kind, orderId } of hung) await createPaypalFault(`/${orderId}/capture$`, kind)
    await Promise.all(
      hung.map(async ({ fan, code, orderId, kind }) => {
        expect((await capture(fan, orderId)).status, kind).toBe(202)
        await updateCapturingSince(orderId, 15)
        await reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })
        expect((await redeem(fan, code, orderId)).status, kind).toBe(200)
        expect(await listCaptures(orderId)).toHaveLength(1)
      }),
    )
    await expectLedgerToMatchPaypal()
  })

  test('is left to the web process while that may still be waiting', async () => {
    const { fan, code, orderId } = await createFan('good')
    await createPaypalFault('/capture$', '503')
    await capture(fan, orderId)
    const { id } = await getStoredOrder(orderId)
    expect(await reconcileOrder({ orderId: id })).toBe('unknown')
    expect(await getKeymailState(code)).toBe('capturing')
  })

  test('is looked up but never repeated after six hours, when PayPal no longer knows the request id', async () => {
    const { fan, code, orderId } = await createFan('good')
    await createPaypalFault('/capture$', '503')
    await capture(fan, orderId)
    await updateCapturingSince(orderId, 6 * 3600)
    expect(await reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })).toBe('unpaid')
    expect(await getKeymailState(code)).toBe('issued')
    expect(await listCaptures(orderId)).toEqual([])
    // The approval is still valid, so another request is a new capture.
    expect((await capture(fan, orderId)).status).toBe(200)
  })

  test('stays unresolved while PayPal does not answer', async () => {
    const { fan, code, orderId } = await createFan('good')
    await createPaypalFault('/capture$', 'LOST')
    await capture(fan, orderId)
    await updateCapturingSince(orderId, 7 * 3600)
    await createPaypalFault(`/v2/checkout/orders/${orderId}$`, '503')
    await expect(reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })).rejects.toThrow(
      /^PayPal answered 5\d\d .*about an order$/,
    )
    expect(await getKeymailState(code)).toBe('capturing')
    expect(await reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })).toBe('completed')
  })

  test('is enqueued for reconciliation at most once every ten seconds', async () => {
    const { fan, orderId } = await createFan('good')
    await createPaypalFault('/capture$', 'LOST')
    await capture(fan, orderId)
    const { id } = await getStoredOrder(orderId)
    const queued = () =>
      sql(db, `SELECT 1 FROM pgboss.job WHERE name = 'payments.reconcile-order' AND data ->> 'orderId' = $1`, [id])
    await enqueueReconciliations()
    expect(await queued()).toEqual([])
    await updateCapturingSince(orderId, 15)
    await enqueueReconciliations()
    await enqueueReconciliations()
    expect((await queued()).length).toBeOneOf([1, 2])
    expect((await queued()).length).toBeGreaterThan(0)
    await reconcileOrder({ orderId: id })
  })
})

describe('a payment under review at PayPal', () => {
  test('returns 202, keeps the copy claimed and is delivered once the review completes', async () => {
    const { fan, code, orderId } = await createFan('pending')
    expect(await capture(fan, orderId)).toMatchObject({ status: 202, body: { status: 'PENDING' } })
    expect(await redeem(fan, code, orderId)).toMatchObject({ status: 202, body: { status: 'PENDING' } })
    const { id, pending } = await getStoredOrder(orderId)
    expect(pending).toBe('PENDING_REVIEW')
    await updateCapturingSince(orderId, 24 * 3600)
    expect(await reconcileOrder({ orderId: id })).toBe('pending')
    expect(await getKeymailState(code)).toBe('capturing')

    const [made] = await listCaptures(orderId)
    await callSimulator('POST', `/simulator/captures/${made?.captureId}/complete`)
    expect(await reconcileOrder({ orderId: id })).toBe('completed')
    expect(await redeem(fan, code, orderId)).toMatchObject({ status: 200, body: { copy: 1 } })
    await expectLedgerToMatchPaypal()
  })

  test('releases the copy when the review denies it', async () => {
    const { fan, code, orderId } = await createFan('pending')
    await capture(fan, orderId)
    const [made] = await listCaptures(orderId)
    await callSimulator('POST', `/simulator/captures/${made?.captureId}/deny`)
    expect(await reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })).toBe('declined')
    expect(await getKeymailState(code)).toBe('issued')
    expect((await redeem(fan, code, orderId)).status).toBe(402)
    await expectLedgerToMatchPaypal()
  })
})

describe('an undeliverable payment', () => {
  test('is posted, reported to the buyer and opens exactly one review', async () => {
    const { fan, code, orderId } = await createFan('good')
    const late = new Browser()
    const lateOrder = await createApprovedOrder(late, code, 'late@example.com')
    expect((await capture(fan, orderId)).status).toBe(200)
    // The capture is made directly at PayPal, with the platform's credentials.
    await captureManually(lateOrder)
    const { id } = await getStoredOrder(lateOrder)
    expect(await Promise.all([1, 2, 3].map(() => reconcileOrder({ orderId: id })))).toEqual([
      'stranded',
      'stranded',
      'stranded',
    ])
    expect(await capture(late, lateOrder)).toMatchObject({ status: 409, body: { error: 'order-stranded' } })
    expect(await redeem(late, code, lateOrder)).toMatchObject({ status: 409, body: { error: 'order-stranded' } })
    const reviews = await sql<{ kind: string }>(db, 'SELECT kind FROM reviews WHERE effect_key = $1', [
      `stranded:${id}`,
    ])
    expect(reviews).toEqual([{ kind: 'payment' }])
    await expectLedgerToMatchPaypal()
  })

  // If the posting used the order's price instead of the captured amount, the ledger would differ by $6.50.
  test('is posted with the captured amount and delivers nothing when that is not the price', async () => {
    const { fan, code, orderId } = await createFan()
    await updateAmount(orderId, '1.00')
    await approveAtPaypal(orderId)
    await captureManually(orderId)
    expect(await reconcileOrder({ orderId: (await getStoredOrder(orderId)).id })).toBe('stranded')
    expect((await capture(fan, orderId)).status).toBe(409)
    expect(await getKeymailState(code)).toBe('issued')
    await expectLedgerToMatchPaypal()
  })

  test('is delivered when the copy is still free', async () => {
    const { fan, code, orderId } = await createFan('good')
    await captureManually(orderId)
    expect((await capture(fan, orderId)).status).toBe(200)
    expect(await getKeymailState(code)).toBe('redeemed')
    await expectLedgerToMatchPaypal()
  })
})

describe('the ledger', () => {
  test('cannot be rewritten or unbalanced, even by the application itself', async () => {
    const { fan, orderId } = await createFan('good')
    await capture(fan, orderId)
    for (const table of ['ledger_entries', 'ledger_postings']) {
      await expect(sql(db, `DELETE FROM ${table}`)).rejects.toThrow(/append-only/)
      await expect(sql(db, `TRUNCATE ${table} CASCADE`)).rejects.toThrow(/append-only/)
    }
    await expect(sql(db, 'UPDATE ledger_entries SET cents = cents + 1')).rejects.toThrow(/append-only/)
    await expect(sql(db, `UPDATE ledger_postings SET kind = 'refund'`)).rejects.toThrow(/append-only/)

    const { id } = await getStoredOrder(orderId)
    const post = (cents: number[]) =>
      sql(
        db,
        `WITH p AS (INSERT INTO ledger_postings (kind, order_id, provider_id) VALUES ('refund', $1, gen_random_uuid()::text) RETURNING id)
         INSERT INTO ledger_entries SELECT p.id, 'account/' || n, cents FROM p, unnest($2::bigint[]) WITH ORDINALITY AS c (cents, n)`,
        [id, cents],
      )
    await expect(post([100, -99])).rejects.toThrow(/sum to zero/)
    await expect(post([100])).rejects.toThrow(/sum to zero/)
    await expect(post([0])).rejects.toThrow(/check/)
    const [capturePosting] = await sql<{ id: string }>(
      db,
      'SELECT provider_id AS id FROM ledger_postings WHERE order_id = $1',
      [id],
    )
    await expect(
      sql(db, `INSERT INTO ledger_postings (kind, order_id, provider_id) VALUES ('sale', $1, $2)`, [
        id,
        capturePosting?.id,
      ]),
    ).rejects.toThrow(/unique/)
    await expectLedgerToMatchPaypal()
  })
})

test('ignores an event about an unknown order', async () => {
  await expect(applyPaypalEvent({ eventId: 'WH-none' })).resolves.toBeUndefined()
})

async function sendToPaypal(method: string, path: string, body?: unknown): Promise<void> {
  const { access_token } = await (await getPaypal()).paypalClient.requestToken()
  const answer = await fetch(new URL(path, config.PAYPAL_API_URL), {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`PayPal returned ${answer.status}`)
}

const captureManually = (orderId: string) => sendToPaypal('POST', `/v2/checkout/orders/${orderId}/capture`)

function updateAmount(orderId: string, value: string): Promise<void> {
  const path = "/purchase_units/@reference_id=='default'/amount"
  return sendToPaypal('PATCH', `/v2/checkout/orders/${orderId}`, [
    { op: 'replace', path, value: { currency_code: 'USD', value } },
  ])
}

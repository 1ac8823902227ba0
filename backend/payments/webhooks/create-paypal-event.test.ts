import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { applyPaypalEvent } from './apply-paypal-event.ts'
import { reconcileOrder } from '#module/payments/ledger'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import {
  approveAtPaypal,
  getPaypalBooks,
  deletePaypalFaults,
  createPaypalFault,
  createKeymailOrder,
  callSimulator,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()
afterEach(deletePaypalFaults)

const certificates = JSON.parse(readFileSync(join(config.DATA_DIR, 'paypal', 'certificates.json'), 'utf8')) as {
  messageKeyPem: string
  messageId: string
}
const certUrl = `${config.PAYPAL_CERT_ORIGIN}/v1/notifications/certs/${certificates.messageId}`

type Signing = { time?: string; webhookId?: string; key?: string; certUrl?: string; algorithm?: string; id?: string }

/** The headers of a delivery signed as PayPal does, with single parts replaceable. */
function signDelivery(body: string | Buffer, signing: Signing = {}): Record<string, string> {
  const { time = new Date().toISOString(), webhookId = config.PAYPAL_WEBHOOK_ID, id = randomUUID() } = signing
  const message = `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`
  const key = createPrivateKey(signing.key ?? certificates.messageKeyPem)
  return {
    'content-type': 'application/json',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(message), key).toString('base64'),
    'paypal-cert-url': signing.certUrl ?? certUrl,
    'paypal-auth-algo': signing.algorithm ?? 'SHA256withRSA',
  }
}

async function sendDelivery(body: string | Buffer, headers: Record<string, string>) {
  const answer = await fetch(`${getServerOrigin()}/paypal/webhook`, {
    method: 'POST',
    headers,
    body: new Uint8Array(Buffer.from(body)),
  })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as Record<string, unknown>,
  }
}

const buildEvent = (fields: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: `WH-${randomUUID()}`,
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { amount: 1.5 },
    ...fields,
  })

async function countStoredEvents(body: string): Promise<number> {
  return (await sql(db, 'SELECT 1 FROM paypal_events WHERE id = $1', [(JSON.parse(body) as { id: string }).id])).length
}

async function countJobs(body: string): Promise<number> {
  const { id } = JSON.parse(body) as { id: string }
  return (
    await sql(db, `SELECT 1 FROM pgboss.job WHERE name = 'payments.apply-paypal-event' AND data ->> 'eventId' = $1`, [
      id,
    ])
  ).length
}

describe('event', () => {
  test('is stored with one job when signed by PayPal, however often it is delivered', async () => {
    const body = buildEvent()
    const headers = signDelivery(body)
    const first = await Promise.all([
      sendDelivery(body, headers),
      sendDelivery(body, headers),
      sendDelivery(body, signDelivery(body)),
    ])
    for (const answer of [...first, await sendDelivery(body, headers)]) expect(answer.status).toBe(200)
    expect(await countStoredEvents(body)).toBe(1)
    expect(await countJobs(body)).toBe(1)
  })

  // Without the call of verify() in verify-webhook.ts, all of these are accepted.
  test('is refused when the body is not the signed one', async () => {
    const body = '{"id":"WH-1", "event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"amount":1.0}}'
    const headers = signDelivery(body)
    for (const other of [body.replace('WH-1', 'WH-2'), JSON.stringify(JSON.parse(body)), `${body} `, '']) {
      expect(await sendDelivery(other, headers)).toMatchObject({ status: 403, body: { error: 'bad-signature' } })
    }
    expect(await countStoredEvents(body)).toBe(0)
    expect((await sendDelivery(body, headers)).status).toBe(200)
  })

  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  })
  test.each<[string, Signing]>([
    ['for another webhook', { webhookId: 'ANOTHER-WEBHOOK' }],
    ['by another key', { key: String(otherKey) }],
    ['five days ago', { time: new Date(Date.now() - 5 * 86_400_000).toISOString() }],
    ['tomorrow', { time: new Date(Date.now() + 86_400_000).toISOString() }],
    ['at no time', { time: 'yesterday' }],
    ['with another algorithm', { algorithm: 'none' }],
    [
      'with a certificate from elsewhere',
      { certUrl: `https://evil.example/v1/notifications/certs/${certificates.messageId}` },
    ],
    [
      'with a certificate from a host that looks alike',
      { certUrl: 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT' },
    ],
    ['with a certificate from an address with a password', { certUrl: certUrl.replace('://', '://evil:evil@') }],
    [
      'with a certificate from another path',
      { certUrl: `${config.PAYPAL_CERT_ORIGIN}/v1/notifications/certs/../../../simulator/books` },
    ],
    [
      'with a certificate that does not exist',
      { certUrl: `${config.PAYPAL_CERT_ORIGIN}/v1/notifications/certs/CERT-none` },
    ],
    ['with no certificate', { certUrl: 'nonsense' }],
  ])('is refused when signed %s', async (_what, signing) => {
    const body = buildEvent()
    expect(await sendDelivery(body, signDelivery(body, signing))).toMatchObject({
      status: 403,
      body: { error: 'bad-signature' },
    })
    expect(await countStoredEvents(body)).toBe(0)
  })

  test('is refused when a header is missing', async () => {
    const body = buildEvent()
    const headers = signDelivery(body)
    for (const name of Object.keys(headers).filter((header) => header.startsWith('paypal-'))) {
      const { [name]: _left, ...others } = headers
      expect((await sendDelivery(body, others)).status, name).toBe(403)
    }
    expect((await sendDelivery(body, { ...headers, 'paypal-transmission-sig': 'AAAA' })).status).toBe(403)
  })

  test('returns 400 when signed but malformed', async () => {
    for (const body of [
      '',
      'not json',
      '[]',
      'null',
      '{"id":""}',
      '{"event_type":"X"}',
      '{"id":7,"event_type":"X"}',
      '{"id":"a\\u0000","event_type":"X"}',
    ]) {
      expect((await sendDelivery(body, signDelivery(body))).status, body).toBe(400)
    }
    const invalidUtf8 = Buffer.concat([
      Buffer.from('{"id":"WH-x","event_type":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ])
    expect((await sendDelivery(invalidUtf8, signDelivery(invalidUtf8))).status).toBeLessThan(500)
  })

  test('returns 413 above 256 kB', async () => {
    const body = buildEvent({ pad: 'x'.repeat(300_000) })
    expect((await sendDelivery(body, signDelivery(body))).status).toBe(413)
  })

  test('is stored without effect when it concerns no order of ours', async () => {
    const body = buildEvent({
      resource: { custom_id: randomUUID(), supplementary_data: { related_ids: { order_id: 'NONE' } } },
    })
    expect((await sendDelivery(body, signDelivery(body))).status).toBe(200)
    await applyPaypalEvent({ eventId: (JSON.parse(body) as { id: string }).id })
    expect(await sql(db, `SELECT 1 FROM pgboss.job WHERE name = 'payments.reconcile-order'`)).toEqual([])
  })
})

test('a forged event about a real order delivers nothing, because PayPal is asked', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const orderId = String((await createKeymailOrder(fan, codes[0] ?? '')).body['id'])
  await approveAtPaypal(orderId)
  const body = buildEvent({
    resource: { status: 'COMPLETED', supplementary_data: { related_ids: { order_id: orderId } } },
  })
  await sendDelivery(body, signDelivery(body))
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [orderId])
  expect(await reconcileOrder({ orderId: order?.id ?? '' })).toBe('unpaid')
  expect(
    (await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })).status,
  ).toBe(402)
})

test('PayPal’s event completes a pending payment with the browser closed', async () => {
  const { codes } = await createTestKeymails(1)
  const fan = new Browser()
  const orderId = String((await createKeymailOrder(fan, codes[0] ?? '')).body['id'])
  await approveAtPaypal(orderId, 'fan@example.com', 'pending')
  expect((await fan.post(`/paypal/order/${orderId}/capture`)).status).toBe(202)
  const capture = (await getPaypalBooks()).captures.find((made) => made.orderId === orderId)
  await callSimulator('POST', `/simulator/captures/${capture?.captureId}/complete`)
  await callSimulator('PUT', '/simulator/webhook', {
    url: `${getServerOrigin()}/paypal/webhook`,
    eventTypes: ['PAYMENT.CAPTURE.COMPLETED'],
  })

  const events = () =>
    sql<{ id: string }>(
      db,
      `SELECT id FROM paypal_events WHERE provider_order_id = $1 AND type = 'PAYMENT.CAPTURE.COMPLETED'`,
      [orderId],
    )
  await expect.poll(events).toHaveLength(1)
  const [event] = await events()
  await applyPaypalEvent({ eventId: event?.id ?? '' })
  const jobs = await sql<{ data: { orderId: string } }>(
    db,
    `SELECT data FROM pgboss.job WHERE name = 'payments.reconcile-order'`,
  )
  expect(jobs).toHaveLength(1)
  expect(await reconcileOrder(jobs[0]?.data ?? { orderId: '' })).toBe('completed')
  const redeemed = await fan.post('/api/complete-keymail-redemption', { keymailCode: codes[0], paypalOrderId: orderId })
  expect(redeemed.status).toBe(200)
})

// Rethrown unchanged, the error would be a 500.
test('returns 503 while the certificate cannot be fetched, so that PayPal delivers the event again', async () => {
  await createPaypalFault('/v1/notifications/certs/', '503')
  const body = buildEvent()
  // Another URL for the same certificate, because the first one is cached.
  const headers = signDelivery(body, { certUrl: `${certUrl}?again` })
  expect(await sendDelivery(body, headers)).toMatchObject({ status: 503, retryAfter: expect.any(String) })
  expect(await countStoredEvents(body)).toBe(0)
  expect((await sendDelivery(body, headers)).status).toBe(200)
})

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ORDERS_PER_HOUR } from './contract.ts'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { trackRateLimit } from '#http/limits/rate-limit'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { deletePaypalFaults, createPaypalFault, createKeymailOrder, callSimulator } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { getPaypal } from '#module/payments/paypal'

startTestServer()
beforeEach(resetRateLimits)
afterEach(deletePaypalFaults)

const uploadOrder = { amount: '25.00', currency: 'USD', intent: 'CAPTURE' }

async function countProviderOrders(): Promise<number> {
  const { operations } = (await callSimulator('GET', '/simulator/requests')) as {
    operations: Record<string, { executed: number } | undefined>
  }
  return operations['create-order']?.executed ?? operations['create']?.executed ?? 0
}

async function createUploader() {
  const { artist, gKeyId } = await createTestArtist()
  return { artist, browser: await signInArtist(gKeyId) }
}

type StoredAtProvider = {
  intent: string
  purchase_units: { amount: { value: string }; payee: { email_address?: string }; custom_id: string }[]
}

async function getStoredAtProvider(orderId: unknown): Promise<StoredAtProvider> {
  const answer = await fetch(new URL(`/v2/checkout/orders/${String(orderId)}`, config.PAYPAL_API_URL), {
    headers: { authorization: `Bearer ${(await (await getPaypal()).paypalClient.requestToken()).access_token}` },
  })
  return (await answer.json()) as StoredAtProvider
}

describe('order', () => {
  test('an upload costs 25 dollars, paid to the platform', async () => {
    const { browser } = await createUploader()
    const answer = await browser.post('/paypal/order', uploadOrder)
    expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    const order = await getStoredAtProvider(answer.body['id'])
    expect(order.intent).toBe('CAPTURE')
    expect(order.purchase_units[0]?.amount.value).toBe('25.00')
    const [row] = await sql<{ payee: string | null; id: string }>(
      db,
      'SELECT payee_email AS payee, id FROM orders WHERE provider_order_id = $1',
      [answer.body['id']],
    )
    expect(row?.payee).toBeNull()
    expect(order.purchase_units[0]?.custom_id).toBe(row?.id)
  })

  test.each([
    [1, '25'],
    [2, '50.00'],
    [3, '66.00'],
    [6, '120.00'],
    [8, '144.00'],
    [10, '160.00'],
  ])('%i uploads cost %s', async (quantity, amount) => {
    const { browser } = await createUploader()
    expect((await browser.post('/paypal/order', { ...uploadOrder, purpose: 'upload', quantity, amount })).status).toBe(
      200,
    )
  })

  test('a Keymail pays its artist, whoever buys it', async () => {
    const { codes, artist } = await createTestKeymails(1)
    const answer = await createKeymailOrder(new Browser(), ` ${codes[0]?.toLowerCase()}`)
    expect(answer.status).toBe(200)
    const order = await getStoredAtProvider(answer.body['id'])
    expect(order.purchase_units[0]?.payee.email_address).toBe(artist.paymentEmail)
    expect(order.purchase_units[0]?.amount.value).toBe('7.50')
  })

  test.each([25, '25', '25.0', '25.00', ' 25.00 '])('accepts the amount as %j', async (amount) => {
    const { browser } = await createUploader()
    expect((await browser.post('/paypal/order', { ...uploadOrder, amount })).status).toBe(200)
  })

  test.each([
    [{ amount: '24.99' }, 422, 'amount-mismatch'],
    [{ amount: '25.01' }, 422, 'amount-mismatch'],
    [{ amount: 0 }, 422, 'amount-mismatch'],
    [{ amount: -25 }, 422, 'amount-mismatch'],
    [{ amount: '25.001' }, 422, 'amount-mismatch'],
    [{ amount: '2500' }, 422, 'amount-mismatch'],
    [{ currency: 'EUR' }, 422, 'currency-mismatch'],
    [{ currency: '' }, 422, 'currency-mismatch'],
    [{ intent: 'AUTHORIZE' }, 422, 'intent-mismatch'],
    [{ purpose: 'gold' }, 422, 'purpose-unknown'],
    [{ purpose: '__proto__' }, 422, 'purpose-unknown'],
    [{ purpose: 'constructor' }, 422, 'purpose-unknown'],
    [{ quantity: 11, amount: '176.00' }, 422, 'quantity-unknown'],
    [{ quantity: 0, amount: '0.00' }, 422, 'quantity-unknown'],
    [{ quantity: -1 }, 422, 'quantity-unknown'],
    [{ quantity: 2 }, 422, 'amount-mismatch'],
    [{ amount: 'NaN' }, 400, 'malformed'],
    [{ amount: '2.5e1' }, 400, 'malformed'],
    [{ amount: '25,00' }, 400, 'malformed'],
    [{ amount: '' }, 400, 'malformed'],
    [{ amount: null }, 400, 'malformed'],
    [{ amount: ['25.00'] }, 400, 'malformed'],
    [{ currency: ['USD'] }, 400, 'malformed'],
    [{ quantity: 1.5 }, 400, 'malformed'],
    [{ quantity: '1' }, 400, 'malformed'],
    [{ purpose: ['upload'] }, 400, 'malformed'],
    [{ purpose: 'keymail' }, 400, 'invalid-format'],
    [{ purpose: 'keymail', reference: 'nonsense' }, 400, 'invalid-format'],
    [{ purpose: 'keymail', reference: 'TM-20200101-AAAAAAAA' }, 404, 'keymail-unknown'],
  ])('rejects an invalid order before it reaches PayPal: %j is %i %s', async (wrong, status, error) => {
    const { browser } = await createUploader()
    const before = await countProviderOrders()
    expect(await browser.post('/paypal/order', { ...uploadOrder, ...wrong })).toMatchObject({ status, body: { error } })
    expect(await countProviderOrders()).toBe(before)
  })

  test('rejects a Keymail order at another price', async () => {
    const { codes } = await createTestKeymails(1)
    const before = await countProviderOrders()
    for (const dollars of ['0.01', '7.49', '75.0']) {
      expect(await createKeymailOrder(new Browser(), codes[0] ?? '', dollars)).toMatchObject({
        status: 422,
        body: { error: 'amount-mismatch' },
      })
    }
    expect(await countProviderOrders()).toBe(before)
  })

  test('only production artists can order uploads', async () => {
    expect(await new Browser().post('/paypal/order', uploadOrder)).toMatchObject({
      status: 401,
      body: { error: 'no-session' },
    })
    const { gKeyId } = await createTestArtist({ accountType: 'test' })
    expect(await (await signInArtist(gKeyId)).post('/paypal/order', uploadOrder)).toMatchObject({
      status: 403,
      body: { error: 'test-account' },
    })
  })

  test('rejects a Keymail whose artist no longer has a payment address', async () => {
    const { codes, artist } = await createTestKeymails(1)
    await sql(db, 'UPDATE artists SET payment_email = NULL WHERE id = $1', [artist.id])
    expect(await createKeymailOrder(new Browser(), codes[0] ?? '')).toMatchObject({
      status: 422,
      body: { error: 'payment-account-required' },
    })
  })

  test.each(['restricted@example.com', 'unknown@example.com'])(
    'rejects a payee that PayPal does not accept: %s',
    async (paymentEmail) => {
      const { codes, artist } = await createTestKeymails(1)
      const setPaymentEmail = async (email: string) => {
        await sql(db, 'UPDATE artists SET payment_email = NULL WHERE id = $1', [artist.id])
        await sql(db, 'UPDATE artists SET payment_email = $2 WHERE id = $1', [artist.id, email])
      }
      await setPaymentEmail(paymentEmail)
      expect(await createKeymailOrder(new Browser(), codes[0] ?? '')).toMatchObject({
        status: 422,
        body: { error: 'payee-refused' },
      })
      await setPaymentEmail(`${artist.id}@example.com`)
      expect((await createKeymailOrder(new Browser(), codes[0] ?? '')).status).toBe(200)
    },
  )

  test.each(['503', '500', '429', 'DROP', 'LOST', 'HTML'])(
    'returns 503 with Retry-After while PayPal fails and leaves nothing behind: %s',
    async (kind) => {
      const { codes } = await createTestKeymails(1)
      await createPaypalFault('/v2/checkout/orders$', kind)
      const fan = new Browser()
      const answer = await createKeymailOrder(fan, codes[0] ?? '')
      expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await createKeymailOrder(fan, codes[0] ?? '')).status).toBe(200)
    },
  )

  test('recovers from a failed token request and from revoked tokens', async () => {
    const { codes } = await createTestKeymails(1)
    await callSimulator('POST', '/simulator/tokens/expire')
    expect((await createKeymailOrder(new Browser(), codes[0] ?? '')).status).toBe(200)
    await callSimulator('POST', '/simulator/tokens/expire')
    await createPaypalFault('/v1/oauth2/token$', '503')
    expect((await createKeymailOrder(new Browser(), codes[0] ?? '')).status).toBe(503)
    expect((await createKeymailOrder(new Browser(), codes[0] ?? '')).status).toBe(200)
    await callSimulator('POST', '/simulator/tokens/expire')
    // A connection that breaks once is tried again at once.
    await createPaypalFault('/v1/oauth2/token$', 'DROP')
    expect((await createKeymailOrder(new Browser(), codes[0] ?? '')).status).toBe(200)
  })

  test('allows an artist 120 orders an hour', async () => {
    const { artist, browser } = await createUploader()
    const limit = { hits: ORDERS_PER_HOUR, seconds: 3600 }
    await trackRateLimit(db, `orders:${artist.id}`, limit, ORDERS_PER_HOUR - 1)
    expect((await browser.post('/paypal/order', uploadOrder)).status).toBe(200)
    const answer = await browser.post('/paypal/order', uploadOrder)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('payment setup', () => {
  test('returns a client token and the script URL, and no secret', async () => {
    // Later than the end of a token that another file of this process has asked for.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await createPaypalFault('/v1/oauth2/token$', '503')
    const down = await new Browser().get('/paypal/setup')
    expect(down.status).toBe(503)
    expect(down.headers.get('retry-after')).toBeTruthy()
    const answer = await new Browser().get('/paypal/setup')
    expect(answer).toMatchObject({
      status: 200,
      body: { clientToken: expect.any(String), scriptUrl: config.PAYPAL_SCRIPT_URL, environment: 'sandbox' },
    })
    expect(JSON.stringify(answer.body)).not.toContain(config.PAYPAL_CLIENT_SECRET)
  })
})

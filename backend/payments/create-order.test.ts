import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ORDERS_PER_HOUR } from '#contract/payments'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { clearFaults, fault, orderFor, simulator } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'
import { paypal } from './provider.ts'

withServer()
beforeEach(freshBudgets)
afterEach(clearFaults)

const uploadOrder = { amount: '25.00', currency: 'USD', intent: 'CAPTURE' }

async function ordersAtProvider(): Promise<number> {
  const { operations } = (await simulator('GET', '/simulator/requests')) as {
    operations: Record<string, { executed: number } | undefined>
  }
  return operations['create-order']?.executed ?? operations['create']?.executed ?? 0
}

async function anUploader() {
  const { artist, gKeyId } = await anArtist()
  return { artist, browser: await signedIn(gKeyId) }
}

type AtProvider = {
  intent: string
  purchase_units: { amount: { value: string }; payee: { email_address?: string }; custom_id: string }[]
}

async function atProvider(orderId: unknown): Promise<AtProvider> {
  const answer = await fetch(new URL(`/v2/checkout/orders/${String(orderId)}`, config.PAYPAL_API_URL), {
    headers: { authorization: `Bearer ${(await paypal().requestToken()).access_token}` },
  })
  return (await answer.json()) as AtProvider
}

describe('an order', () => {
  test('for an upload costs 25 dollars, paid to the platform', async () => {
    const { browser } = await anUploader()
    const answer = await browser.post('/paypal/order', uploadOrder)
    expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    const order = await atProvider(answer.body['id'])
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
  ])('for %i uploads costs %s', async (quantity, amount) => {
    const { browser } = await anUploader()
    expect((await browser.post('/paypal/order', { ...uploadOrder, purpose: 'upload', quantity, amount })).status).toBe(
      200,
    )
  })

  test('for a Keymail pays its artist, whoever asks', async () => {
    const { codes, artist } = await keymailsFor(1)
    const answer = await orderFor(new Browser(), ` ${codes[0]?.toLowerCase()}`)
    expect(answer.status).toBe(200)
    const order = await atProvider(answer.body['id'])
    expect(order.purchase_units[0]?.payee.email_address).toBe(artist.paymentEmail)
    expect(order.purchase_units[0]?.amount.value).toBe('7.50')
  })

  test.each([25, '25', '25.0', '25.00', ' 25.00 '])('may say its amount as %j', async (amount) => {
    const { browser } = await anUploader()
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
  ])('that is wrong is refused and never reaches the provider: %j is %i %s', async (wrong, status, error) => {
    const { browser } = await anUploader()
    const before = await ordersAtProvider()
    expect(await browser.post('/paypal/order', { ...uploadOrder, ...wrong })).toMatchObject({ status, body: { error } })
    expect(await ordersAtProvider()).toBe(before)
  })

  test('for a Keymail at another price is refused', async () => {
    const { codes } = await keymailsFor(1)
    const before = await ordersAtProvider()
    for (const dollars of ['0.01', '7.49', '75.0']) {
      expect(await orderFor(new Browser(), codes[0] ?? '', dollars)).toMatchObject({
        status: 422,
        body: { error: 'amount-mismatch' },
      })
    }
    expect(await ordersAtProvider()).toBe(before)
  })

  test('for an upload is made by production artists only', async () => {
    expect(await new Browser().post('/paypal/order', uploadOrder)).toMatchObject({
      status: 401,
      body: { error: 'no-session' },
    })
    const { gKeyId } = await anArtist({ accountType: 'test' })
    expect(await (await signedIn(gKeyId)).post('/paypal/order', uploadOrder)).toMatchObject({
      status: 403,
      body: { error: 'test-account' },
    })
  })

  test('for a Keymail whose artist has no payment address any more is refused', async () => {
    const { codes, artist } = await keymailsFor(1)
    await sql(db, 'UPDATE artists SET payment_email = NULL WHERE id = $1', [artist.id])
    expect(await orderFor(new Browser(), codes[0] ?? '')).toMatchObject({
      status: 422,
      body: { error: 'payment-account-required' },
    })
  })

  test.each(['restricted@example.com', 'unknown@example.com'])(
    'whose payee the provider does not accept is refused: %s',
    async (paymentEmail) => {
      const { codes, artist } = await keymailsFor(1)
      await sql(db, 'UPDATE artists SET payment_email = $2 WHERE id = $1', [artist.id, paymentEmail])
      expect(await orderFor(new Browser(), codes[0] ?? '')).toMatchObject({
        status: 422,
        body: { error: 'payee-refused' },
      })
      await sql(db, 'UPDATE artists SET payment_email = $2 WHERE id = $1', [artist.id, `${artist.id}@example.com`])
      expect((await orderFor(new Browser(), codes[0] ?? '')).status).toBe(200)
    },
  )

  test.each(['503', '500', '429', 'DROP', 'LOST', 'HTML'])(
    'is 503 with a time to come back while the provider fails, and nothing is stuck: %s',
    async (kind) => {
      const { codes } = await keymailsFor(1)
      await fault('/v2/checkout/orders$', kind)
      const fan = new Browser()
      const answer = await orderFor(fan, codes[0] ?? '')
      expect(answer).toMatchObject({ status: 503, body: { error: 'unavailable' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await orderFor(fan, codes[0] ?? '')).status).toBe(200)
    },
  )

  test('survives a token that was refused once, and credentials that changed', async () => {
    const { codes } = await keymailsFor(1)
    await simulator('POST', '/simulator/tokens/expire')
    expect((await orderFor(new Browser(), codes[0] ?? '')).status).toBe(200)
    await simulator('POST', '/simulator/tokens/expire')
    await fault('/v1/oauth2/token$', '503')
    expect((await orderFor(new Browser(), codes[0] ?? '')).status).toBe(503)
    expect((await orderFor(new Browser(), codes[0] ?? '')).status).toBe(200)
  })

  test('may be made 120 times an hour by one artist', async () => {
    const { artist, browser } = await anUploader()
    await sql(
      db,
      `INSERT INTO throttle VALUES ($1, to_timestamp(floor(extract(epoch FROM now()) / 3600) * 3600), $2)`,
      [`orders:${artist.id}`, ORDERS_PER_HOUR - 1],
    )
    expect((await browser.post('/paypal/order', uploadOrder)).status).toBe(200)
    const answer = await browser.post('/paypal/order', uploadOrder)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the payment setup', () => {
  test('gives the browser a token, the script’s address and nothing secret', async () => {
    await fault('/v1/oauth2/token$', '503')
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

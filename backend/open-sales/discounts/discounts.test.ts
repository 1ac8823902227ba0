import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestSong } from '#testing/builders/records'
import { createTestOpenSale } from '#testing/builders/open-sale'
import { approveAtPaypal, getPaypalBooks } from '#testing/clients/paypal'
import { Browser, createClientAddress } from '#testing/clients/browser'
import { startTestServer, startTrustingProxy } from '#testing/servers/app-server'
import { settleOrder } from '#backend/payments/orders/settle-order.ts'
import { getOrder } from '#module/payments'
import { releaseExpiredHolds } from '#module/payments/holds'
import type { Discount } from './contract.ts'

startTestServer()
startTrustingProxy()
beforeEach(resetRateLimits)

const createFan = () => new Browser({ 'x-forwarded-for': createClientAddress() })

type Sale = Awaited<ReturnType<typeof createTestOpenSale>>

async function createCode(sale: Sale, fields: object = {}): Promise<Discount> {
  const answer = await sale.workshop.post('/api/artist/discounts', { code: 'FRIENDS', percent: 50, ...fields })
  expect(answer.status).toBe(201)
  return answer.body as unknown as Discount
}

const getUsed = async (sale: Sale, id: string) =>
  ((await sale.workshop.get('/api/artist/discounts')).body as unknown as Discount[]).find((one) => one.id === id)?.used

const order = (fan: Browser, { editionId }: Sale, amount: string, discountCode?: string) =>
  fan.post('/paypal/order', {
    amount,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'edition',
    reference: editionId,
    discountCode,
  })

async function createApproved(sale: Sale, amount: string, discountCode?: string, instrument?: 'declined') {
  const fan = createFan()
  const { status, body } = await order(fan, sale, amount, discountCode)
  expect({ status, body }).toMatchObject({ status: 200 })
  const id = String(body['id'])
  await approveAtPaypal(id, `${randomUUID()}@example.com`, instrument)
  return { fan, id, capture: () => fan.post(`/paypal/order/${id}/capture`) }
}

/** What PayPal took for these orders, and what the artist's books say. */
async function getBooked(sale: Sale, ids: string[]) {
  const { captures } = await getPaypalBooks()
  const { body } = await sale.workshop.get('/api/artist/revenue')
  return {
    atPaypal: captures
      .filter(({ orderId }) => ids.includes(orderId))
      .map(({ grossCents }) => grossCents)
      .toSorted((a, b) => a - b),
    ledger: (body['sales'] as { cents: number }[]).map(({ cents }) => cents).toSorted((a, b) => a - b),
  }
}

describe('a discount code', () => {
  test('lowers the price that the server expects, and the payment is settled at exactly that', async () => {
    const sale = await createTestOpenSale(5)
    const discount = await createCode(sale, { percent: 33, code: 'friends' })
    expect(discount).toMatchObject({ code: 'FRIENDS', used: 0, usesMax: null, state: 'active' })
    const asked = await createFan().post(`/api/open-sales/${sale.editionId}/discount`, { code: ' friends ' })
    // 5.025, rounded in the buyer's favor.
    expect(asked.body).toEqual({ code: 'FRIENDS', percent: 33, price: 5.02 })
    for (const amount of ['7.50', '5.03', '5.01'])
      expect(await order(createFan(), sale, amount, 'FRIENDS')).toMatchObject({
        status: 422,
        body: { error: 'amount-mismatch' },
      })
    expect(await order(createFan(), sale, '5.02')).toMatchObject({ status: 422 })
    const bought = await createApproved(sale, '5.02', 'friends')
    expect((await bought.capture()).status).toBe(200)
    expect(await getBooked(sale, [bought.id])).toEqual({ atPaypal: [502], ledger: [502] })
    expect(await getUsed(sale, discount.id)).toBe(1)
    const fanData = await bought.fan.post('/api/open-sales/complete', { paypalOrderId: bought.id })
    expect(fanData.body).toMatchObject({ pricing: 5.02 })
  })

  // Fails if the claim counts uses in one statement and takes the copy in another, or if it only reads `used`.
  test('limited to three is used three times by twenty who pay at once; the others are not charged', async () => {
    const sale = await createTestOpenSale(40)
    const discount = await createCode(sale, { usesMax: 3 })
    const buyers = []
    for (let n = 0; n < 20; n++) buyers.push(await createApproved(sale, '3.75', 'FRIENDS'))
    const answers = await Promise.all(buyers.map(({ capture }) => capture()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const { status, body } of answers)
      if (status !== 200) expect({ status, body }).toMatchObject({ status: 409, body: { error: 'discount-used-up' } })
    expect(
      await getBooked(
        sale,
        buyers.map(({ id }) => id),
      ),
    ).toEqual({
      atPaypal: [375, 375, 375],
      ledger: [375, 375, 375],
    })
    expect(await getUsed(sale, discount.id)).toBe(3)
    expect((await sale.workshop.get('/api/artist/discounts')).body).toMatchObject([{ state: 'used-up' }])
    expect((await order(createFan(), sale, '3.75', 'FRIENDS')).body).toMatchObject({ error: 'discount-unknown' })
    expect((await createFan().get(`/api/open-sales/${sale.editionId}`)).body).toMatchObject({ sold: 3, held: 17 })
  })

  test('is given back by a declined payment, which may be tried again', async () => {
    const sale = await createTestOpenSale(5)
    const discount = await createCode(sale, { usesMax: 1 })
    const poor = await createApproved(sale, '3.75', 'FRIENDS', 'declined')
    expect((await poor.capture()).status).toBe(402)
    expect(await getUsed(sale, discount.id)).toBe(0)
    const rich = await createApproved(sale, '3.75', 'FRIENDS')
    expect((await rich.capture()).status).toBe(200)
    await approveAtPaypal(poor.id, 'poor@example.com')
    expect(await poor.capture()).toMatchObject({ status: 409, body: { error: 'discount-used-up' } })
    expect(await getUsed(sale, discount.id)).toBe(1)
  })

  test('keeps its price for an order whose hold has expired, while a use is left', async () => {
    const sale = await createTestOpenSale(5)
    const discount = await createCode(sale, { usesMax: 1 })
    const slow = await createApproved(sale, '3.75', 'FRIENDS')
    await sql(db, `UPDATE orders SET held_until = now() - interval '1 second' WHERE provider_order_id = $1`, [slow.id])
    await releaseExpiredHolds()
    expect((await sale.workshop.send('DELETE', `/api/artist/discounts/${discount.id}`)).status).toBe(204)
    expect((await slow.capture()).status).toBe(200)
    expect(await getUsed(sale, discount.id)).toBe(1)
  })

  // As after a process died between PayPal's answer and ours: the order was never claimed.
  test('of a payment that arrives without a claim is counted, and never beyond its limit', async () => {
    const sale = await createTestOpenSale(5)
    const discount = await createCode(sale, { usesMax: 1 })
    const late = [await createApproved(sale, '3.75', 'FRIENDS'), await createApproved(sale, '3.75', 'FRIENDS')]
    for (const { id } of late) {
      const [row] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [id])
      const stored = (await getOrder(row?.id ?? '')) ?? expect.fail('no order')
      const capture = {
        id: randomUUID(),
        status: 'COMPLETED',
        pendingReason: null,
        cents: 375,
        currency: 'USD',
        feeCents: 40,
      }
      expect(
        await settleOrder(stored, capture, { email: `${randomUUID()}@example.com`, name: 'Late', country: undefined }),
      ).toBe('completed')
    }
    expect(await getUsed(sale, discount.id)).toBe(1)
    expect((await createFan().get(`/api/open-sales/${sale.editionId}`)).body).toMatchObject({ sold: 2 })
  })

  test.each([
    ['unknown', async () => {}],
    ['of another artist', async () => void (await createCode(await createTestOpenSale(1)))],
    [
      'of another edition',
      async (sale: Sale) => {
        const { editionId } = await createTestSong(sale.artist)
        await createCode(sale, { editionId })
      },
    ],
    [
      'ended',
      async (sale: Sale) => {
        const { id } = await createCode(sale)
        await sale.workshop.send('DELETE', `/api/artist/discounts/${id}`)
      },
    ],
    ['past its day', async (sale: Sale) => void (await createCode(sale, { endsAt: '2020-01-01T00:00:00Z' }))],
  ])('that is %s is not valid', async (_, prepare) => {
    const sale = await createTestOpenSale(2)
    await prepare(sale)
    expect(await order(createFan(), sale, '3.75', 'FRIENDS')).toMatchObject({
      status: 404,
      body: { error: 'discount-unknown' },
    })
    expect(await createFan().post(`/api/open-sales/${sale.editionId}/discount`, { code: 'FRIENDS' })).toMatchObject({
      status: 404,
    })
  })

  test('cannot be guessed without limit: beyond it a right code is answered as a wrong one, and not counted before', async () => {
    const sale = await createTestOpenSale(2)
    await createCode(sale)
    const guesser = createFan()
    for (let n = 0; n < 70; n++)
      expect((await guesser.post(`/api/open-sales/${sale.editionId}/discount`, { code: 'FRIENDS' })).status).toBe(200)
    const codes = Array.from({ length: 62 }, (_, n) => `GUESS-${n}`)
    const answers = []
    for (const code of codes) answers.push(await guesser.post(`/api/open-sales/${sale.editionId}/discount`, { code }))
    expect(answers.at(-1)?.status).toBe(429)
    expect(answers.slice(0, 60).every(({ status }) => status === 404)).toBe(true)
    expect((await guesser.post(`/api/open-sales/${sale.editionId}/discount`, { code: 'FRIENDS' })).status).toBe(429)
    expect((await createFan().post(`/api/open-sales/${sale.editionId}/discount`, { code: 'FRIENDS' })).status).toBe(200)
  })

  test('that is past its day leaves its name to another', async () => {
    const sale = await createTestOpenSale(1)
    await createCode(sale, { endsAt: '2020-01-01T00:00:00Z' })
    await createCode(sale)
  })

  test('is the artist’s own: a name once, only for editions of theirs', async () => {
    const [sale, other] = [await createTestOpenSale(1), await createTestOpenSale(1)]
    await createCode(sale)
    expect(await sale.workshop.post('/api/artist/discounts', { code: 'friends', percent: 5 })).toMatchObject({
      status: 409,
      body: { error: 'discount-code-taken' },
    })
    expect(
      await other.workshop.post('/api/artist/discounts', { code: 'MINE', percent: 5, editionId: sale.editionId }),
    ).toMatchObject({ status: 404 })
    expect((await other.workshop.get('/api/artist/discounts')).body).toEqual([])
  })

  test('never lowers a price below a dollar', async () => {
    const sale = await createTestOpenSale(1)
    await createCode(sale, { percent: 95 })
    expect(
      (await createFan().post(`/api/open-sales/${sale.editionId}/discount`, { code: 'FRIENDS' })).body,
    ).toMatchObject({
      price: 1,
    })
  })
})

describe('a sale where the buyer decides', () => {
  test('takes the minimum and more, refuses less, and settles what was offered', async () => {
    const sale = await createTestOpenSale(5)
    expect((await sale.put({ copies: 5, perPerson: 10, minimumPrice: 3 })).body).toMatchObject({ minimumPrice: 3 })
    // What is omitted stays.
    expect((await sale.put({ copies: 5, perPerson: 10 })).body).toMatchObject({ minimumPrice: 3 })
    expect((await createFan().get(`/api/open-sales/${sale.editionId}`)).body).toMatchObject({
      price: 7.5,
      minimumPrice: 3,
    })
    for (const amount of ['2.99', '0', '-5', '10000.01'])
      expect((await order(createFan(), sale, amount)).status, amount).toBe(422)
    const [least, more] = [await createApproved(sale, '3.00'), await createApproved(sale, '12.34')]
    for (const { capture } of [least, more]) expect((await capture()).status).toBe(200)
    expect(await getBooked(sale, [least.id, more.id])).toEqual({ atPaypal: [300, 1234], ledger: [300, 1234] })
    const discount = await createCode(sale)
    expect((await order(createFan(), sale, '1.49', 'FRIENDS')).status).toBe(422)
    expect((await (await createApproved(sale, '1.50', 'FRIENDS')).capture()).status).toBe(200)
    expect(await getUsed(sale, discount.id)).toBe(1)
    expect((await sale.put({ copies: 5, perPerson: 10, minimumPrice: null })).body).toMatchObject({
      minimumPrice: null,
    })
  })

  test.each([0.5, 0, -1, 10_001, 1.005])('refuses a minimum of %d', async (minimumPrice) => {
    const sale = await createTestOpenSale(1)
    expect((await sale.put({ copies: 1, perPerson: 1, minimumPrice })).status).toBe(400)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reconcileOrder, sweepHolds } from '#module/payments'
import { db, sql } from '#platform/database'
import { freshBudgets } from '#testing/budgets'
import { approvedBuyer, buyCopy, copyOrder, onSale } from '#testing/open-sale'
import { books, clearFaults, fault, simulator } from '#testing/paypal'
import { Browser, withServer } from '#testing/server'

withServer()
beforeEach(freshBudgets)
afterEach(clearFaults)

const HELD = { status: 409, body: { error: 'held' } }
const SOLD_OUT = { status: 409, body: { error: 'sold-out' } }

const capture = (browser: Browser, id: string) => browser.post(`/paypal/order/${id}/capture`)
const complete = (browser: Browser, id: string) => browser.post('/api/open-sales/complete', { paypalOrderId: id })

const saleOf = async (editionId: string) => (await new Browser().get(`/api/open-sales/${editionId}`)).body

describe('a copy on open sale', () => {
  test('is bought without a code: the buyer is let in exactly like a redeemer, and the artist sees the sale', async () => {
    const { editionId, song, artist, workshop } = await onSale(3)
    expect(await saleOf(editionId)).toMatchObject({ free: 3, held: 0, sold: 0, of: 3, copies: 100, price: 7.5 })
    const buyer = await buyCopy(editionId, 'Ada@Example.com')
    expect(await saleOf(editionId)).toMatchObject({ free: 2, held: 0, sold: 1, of: 3 })

    const answer = await complete(buyer.browser, buyer.id)
    expect(answer).toMatchObject({
      status: 200,
      body: { access: 'fan', artistName: artist.stageName, pricing: 7.5, copy: 1, of: 100, songs: [{ id: song.id }] },
    })
    const code = String(answer.body['keymailCode'])
    expect(code).toMatch(/^TM-\d{8}-[A-Z0-9]{8}$/)
    expect((await complete(buyer.browser, buyer.id)).body).toEqual(answer.body)
    const rooms = (await buyer.browser.get('/api/green-room')).body as unknown as { artistId: string }[]
    expect(rooms.map((room) => room.artistId)).toEqual([artist.id])
    expect((await buyer.browser.get(`/api/songs/${song.id}/audio`)).status).toBe(200)
    // The code is used up like any other, and still mails its owner the way back in.
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: code })).status).toBe(404)

    const revenue = (await workshop.get('/api/artist/revenue')).body
    expect(revenue).toMatchObject({ sales: [{ keymailCode: code, cents: 750 }], totals: { sales: 1, cents: 750 } })
    const { captures } = await books()
    expect(captures.filter(({ orderId }) => orderId === buyer.id)).toHaveLength(1)
  })

  test('shares the numbers with Keymails issued by hand: none twice, none past N', async () => {
    const { editionId, workshop, put } = await onSale(3, { copies: 5 })
    const issue = (count: number) => workshop.post('/api/keymails', { editionId, count })
    expect(await issue(3)).toMatchObject({ status: 409, body: { error: 'edition-full' } })
    const byHand = await issue(1)
    expect(byHand).toMatchObject({ status: 201, body: { keymails: [{ copy: 1 }] } })
    for (const n of [1, 2, 3]) await buyCopy(editionId, `fan${n}@example.com`)
    expect(await issue(2)).toMatchObject({ status: 409, body: { error: 'edition-full' } })
    expect(await issue(1)).toMatchObject({ status: 201, body: { keymails: [{ copy: 5 }] } })
    expect(await put({ copies: 4 })).toMatchObject({ status: 409, body: { error: 'too-many-copies' } })
    const numbers = await sql<{ copy: number }>(db, 'SELECT copy FROM keymails WHERE edition_id = $1 ORDER BY copy', [
      editionId,
    ])
    expect(numbers.map(({ copy }) => copy)).toEqual([1, 2, 3, 4, 5])
  })

  test('that is refunded in full ends access and voids the copy; in part it keeps it', async () => {
    const { editionId, workshop } = await onSale(2)
    const kept = await buyCopy(editionId, 'kept@example.com')
    const gone = await buyCopy(editionId, 'gone@example.com')
    await refund(kept.id, 200)
    await refund(gone.id)
    expect((await complete(kept.browser, kept.id)).status).toBe(200)
    expect(await complete(gone.browser, gone.id)).toMatchObject({ status: 403, body: { error: 'copy-refunded' } })
    expect((await workshop.get('/api/artist/revenue')).body).toMatchObject({
      totals: { sales: 2, cents: 1500, refundedCents: 950 },
    })
  })

  test('costs what the server says', async () => {
    const { editionId } = await onSale(1)
    expect(await copyOrder(new Browser(), editionId, '0.01')).toMatchObject({
      status: 422,
      body: { error: 'amount-mismatch' },
    })
    expect(await saleOf(editionId)).toMatchObject({ free: 1 })
  })

  test.each([['nonsense'], [''], ['00000000-0000-7000-8000-000000000000']])(
    'that nobody sells is a plain 404: %j',
    async (reference) => {
      expect(await copyOrder(new Browser(), reference)).toMatchObject({ status: 404, body: { error: 'not-on-sale' } })
    },
  )

  test('is told the truth about: held is not sold out', async () => {
    const { editionId } = await onSale(1)
    const buyer = await approvedBuyer(editionId)
    expect(await copyOrder(new Browser(), editionId)).toMatchObject(HELD)
    expect((await capture(buyer.browser, buyer.id)).status).toBe(200)
    const late = await copyOrder(new Browser(), editionId)
    expect(late).toMatchObject(SOLD_OUT)
    // Who gets nothing is given nothing: no session, no order.
    expect(late.headers.getSetCookie()).toEqual([])
  })

  test('comes back when its hold lapses, and a payer who took too long is not charged', async () => {
    const { editionId } = await onSale(1)
    const slow = await approvedBuyer(editionId, 'slow@example.com')
    await sql(db, `UPDATE orders SET held_until = now() - interval '1 second' WHERE provider_order_id = $1`, [slow.id])
    await sweepHolds()
    const quick = await buyCopy(editionId, 'quick@example.com')
    expect(await capture(slow.browser, slow.id)).toMatchObject(SOLD_OUT)
    expect((await complete(quick.browser, quick.id)).status).toBe(200)
    expect((await books()).captures.filter(({ orderId }) => orderId === slow.id)).toHaveLength(0)
  })

  test('is paid for once when the answer is lost, and delivered once', async () => {
    const { editionId } = await onSale(1)
    const buyer = await approvedBuyer(editionId)
    await fault('/capture$', 'LOST')
    expect((await capture(buyer.browser, buyer.id)).status).toBe(202)
    expect((await complete(buyer.browser, buyer.id)).status).toBe(202)
    expect(await copyOrder(new Browser(), editionId)).toMatchObject(HELD)
    const answers = await Promise.all(Array.from({ length: 5 }, () => capture(buyer.browser, buyer.id)))
    expect(answers.every(({ status }) => status === 202)).toBe(true)
  })

  test('is another’s: his order cannot be completed, and a paid Keymail is no copy on open sale', async () => {
    const { editionId } = await onSale(2)
    const buyer = await buyCopy(editionId)
    const other = await buyCopy(editionId, 'other@example.com')
    expect(await complete(other.browser, buyer.id)).toMatchObject({ status: 403, body: { error: 'order-not-yours' } })
    expect((await complete(new Browser(), buyer.id)).status).toBe(401)
    expect((await complete(other.browser, 'NOSUCH')).status).toBe(404)
  })
})

describe('the limit per person', () => {
  test('counts what one browser holds and has bought', async () => {
    const { editionId } = await onSale(10, { perPerson: 2 })
    const browser = new Browser()
    await buyCopy(editionId, 'fan@example.com', browser)
    const second = await copyOrder(browser, editionId)
    expect(second.status).toBe(200)
    expect(await copyOrder(browser, editionId)).toMatchObject({ status: 409, body: { error: 'own-hold' } })
    await browser.send('DELETE', `/paypal/order/${String(second.body['id'])}`)
    expect((await copyOrder(browser, editionId)).status).toBe(200)
  })

  test('holds for orders sent at the same moment', async () => {
    const { editionId } = await onSale(20, { perPerson: 3 })
    const browser = new Browser()
    await buyCopy(editionId, 'fan@example.com', browser)
    const answers = await Promise.all(Array.from({ length: 12 }, () => copyOrder(browser, editionId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body['error'] === 'own-hold')).toHaveLength(10)
    expect(await saleOf(editionId)).toMatchObject({ free: 17, held: 2, sold: 1 })
  })
})

async function refund(orderId: string, cents?: number): Promise<void> {
  const capture = (await books()).captures.find((one) => one.orderId === orderId)
  await simulator('POST', `/simulator/captures/${capture?.captureId ?? ''}/refund`, cents ? { cents } : {})
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [orderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
}

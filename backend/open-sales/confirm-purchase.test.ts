import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reconcileOrder } from '#module/payments/ledger'
import { releaseExpiredHolds } from '#module/payments/holds'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import {
  createApprovedCopyOrder,
  captureCopyOrder,
  createCopyOrder,
  createTestOpenSale,
} from '#testing/builders/open-sale'
import { getPaypalBooks, deletePaypalFaults, createPaypalFault, callSimulator } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)
afterEach(deletePaypalFaults)

const HELD = { status: 409, body: { error: 'held' } }
const SOLD_OUT = { status: 409, body: { error: 'sold-out' } }

const capture = (browser: Browser, id: string) => browser.post(`/paypal/order/${id}/capture`)
const complete = (browser: Browser, id: string) => browser.post('/api/open-sales/complete', { paypalOrderId: id })

const getSale = async (editionId: string) => (await new Browser().get(`/api/open-sales/${editionId}`)).body

describe('a copy on open sale', () => {
  test('is bought without a code: the buyer gets the access of a redeemer and the artist sees the sale', async () => {
    const { editionId, song, artist, workshop } = await createTestOpenSale(3)
    expect(await getSale(editionId)).toMatchObject({ free: 3, held: 0, sold: 0, of: 3, copies: 100, price: 7.5 })
    const buyer = await captureCopyOrder(editionId, 'Ada@Example.com')
    expect(await getSale(editionId)).toMatchObject({ free: 2, held: 0, sold: 1, of: 3 })

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
    // Its code is redeemed like any other.
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: code })).status).toBe(404)

    const revenue = (await workshop.get('/api/artist/revenue')).body
    expect(revenue).toMatchObject({ sales: [{ keymailCode: code, cents: 750 }], totals: { sales: 1, cents: 750 } })
    const { captures } = await getPaypalBooks()
    expect(captures.filter(({ orderId }) => orderId === buyer.id)).toHaveLength(1)
  })

  test('shares its numbers with Keymails issued by hand: none twice, none beyond the edition', async () => {
    const { editionId, workshop, put } = await createTestOpenSale(3, { copies: 5 })
    const issue = (count: number) => workshop.post('/api/keymails', { editionId, count })
    expect(await issue(3)).toMatchObject({ status: 409, body: { error: 'edition-full' } })
    const byHand = await issue(1)
    expect(byHand).toMatchObject({ status: 201, body: { keymails: [{ copy: 1 }] } })
    for (const n of [1, 2, 3]) await captureCopyOrder(editionId, `fan${n}@example.com`)
    expect(await issue(2)).toMatchObject({ status: 409, body: { error: 'edition-full' } })
    expect(await issue(1)).toMatchObject({ status: 201, body: { keymails: [{ copy: 5 }] } })
    expect(await put({ copies: 4 })).toMatchObject({ status: 409, body: { error: 'too-many-copies' } })
    const numbers = await sql<{ copy: number }>(db, 'SELECT copy FROM keymails WHERE edition_id = $1 ORDER BY copy', [
      editionId,
    ])
    expect(numbers.map(({ copy }) => copy)).toEqual([1, 2, 3, 4, 5])
  })

  test('loses access by a full refund and keeps it after a partial one', async () => {
    const { editionId, workshop } = await createTestOpenSale(2)
    const kept = await captureCopyOrder(editionId, 'kept@example.com')
    const gone = await captureCopyOrder(editionId, 'gone@example.com')
    await refund(kept.id, 200)
    await refund(gone.id)
    expect((await complete(kept.browser, kept.id)).status).toBe(200)
    expect(await complete(gone.browser, gone.id)).toMatchObject({ status: 403, body: { error: 'copy-refunded' } })
    expect((await workshop.get('/api/artist/revenue')).body).toMatchObject({
      totals: { sales: 2, cents: 1500, refundedCents: 950 },
    })
  })

  test('has its price set by the server', async () => {
    const { editionId } = await createTestOpenSale(1)
    expect(await createCopyOrder(new Browser(), editionId, '0.01')).toMatchObject({
      status: 422,
      body: { error: 'amount-mismatch' },
    })
    expect(await getSale(editionId)).toMatchObject({ free: 1 })
  })

  test.each([['nonsense'], [''], ['00000000-0000-7000-8000-000000000000']])(
    'is 404 where nothing is on sale: %j',
    async (reference) => {
      expect(await createCopyOrder(new Browser(), reference)).toMatchObject({
        status: 404,
        body: { error: 'not-on-sale' },
      })
    },
  )

  test('is reported as held, not as sold out, while somebody may still pay', async () => {
    const { editionId } = await createTestOpenSale(1)
    const buyer = await createApprovedCopyOrder(editionId)
    expect(await createCopyOrder(new Browser(), editionId)).toMatchObject(HELD)
    expect((await capture(buyer.browser, buyer.id)).status).toBe(200)
    const late = await createCopyOrder(new Browser(), editionId)
    expect(late).toMatchObject(SOLD_OUT)
    // A rejected buyer gets neither a session nor an order.
    expect(late.headers.getSetCookie()).toEqual([])
  })

  test('becomes free when its hold expires, and a payer who took too long is not charged', async () => {
    const { editionId } = await createTestOpenSale(1)
    const slow = await createApprovedCopyOrder(editionId, 'slow@example.com')
    await sql(db, `UPDATE orders SET held_until = now() - interval '1 second' WHERE provider_order_id = $1`, [slow.id])
    await releaseExpiredHolds()
    const quick = await captureCopyOrder(editionId, 'quick@example.com')
    expect(await capture(slow.browser, slow.id)).toMatchObject(SOLD_OUT)
    expect((await complete(quick.browser, quick.id)).status).toBe(200)
    expect((await getPaypalBooks()).captures.filter(({ orderId }) => orderId === slow.id)).toHaveLength(0)
  })

  test('is charged and delivered once although the provider’s response is lost', async () => {
    const { editionId } = await createTestOpenSale(1)
    const buyer = await createApprovedCopyOrder(editionId)
    await createPaypalFault('/capture$', 'LOST')
    expect((await capture(buyer.browser, buyer.id)).status).toBe(202)
    expect((await complete(buyer.browser, buyer.id)).status).toBe(202)
    expect(await createCopyOrder(new Browser(), editionId)).toMatchObject(HELD)
    const answers = await Promise.all(Array.from({ length: 5 }, () => capture(buyer.browser, buyer.id)))
    expect(answers.every(({ status }) => status === 202)).toBe(true)
  })

  test('cannot be claimed with another buyer’s order, or with an unknown one', async () => {
    const { editionId } = await createTestOpenSale(2)
    const buyer = await captureCopyOrder(editionId)
    const other = await captureCopyOrder(editionId, 'other@example.com')
    expect(await complete(other.browser, buyer.id)).toMatchObject({ status: 403, body: { error: 'order-not-yours' } })
    expect((await complete(new Browser(), buyer.id)).status).toBe(401)
    expect((await complete(other.browser, 'NOSUCH')).status).toBe(404)
  })
})

describe('the limit per person', () => {
  test('counts both held and bought copies of one browser', async () => {
    const { editionId } = await createTestOpenSale(10, { perPerson: 2 })
    const browser = new Browser()
    await captureCopyOrder(editionId, 'fan@example.com', browser)
    const second = await createCopyOrder(browser, editionId)
    expect(second.status).toBe(200)
    expect(await createCopyOrder(browser, editionId)).toMatchObject({ status: 409, body: { error: 'own-hold' } })
    await browser.send('DELETE', `/paypal/order/${String(second.body['id'])}`)
    expect((await createCopyOrder(browser, editionId)).status).toBe(200)
  })

  test('applies to concurrent orders', async () => {
    const { editionId } = await createTestOpenSale(20, { perPerson: 3 })
    const browser = new Browser()
    await captureCopyOrder(editionId, 'fan@example.com', browser)
    const answers = await Promise.all(Array.from({ length: 12 }, () => createCopyOrder(browser, editionId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body['error'] === 'own-hold')).toHaveLength(10)
    expect(await getSale(editionId)).toMatchObject({ free: 17, held: 2, sold: 1 })
  })
})

async function refund(orderId: string, cents?: number): Promise<void> {
  const capture = (await getPaypalBooks()).captures.find((one) => one.orderId === orderId)
  await callSimulator('POST', `/simulator/captures/${capture?.captureId ?? ''}/refund`, cents ? { cents } : {})
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [orderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
}

import { beforeEach, describe, expect, test } from 'vitest'
import { releaseExpiredHolds } from '#module/payments/holds'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { toNetworkAddress } from '#http/limits/client-address'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestKeymails } from '#testing/builders/records'
import {
  createApprovedCopyOrder,
  captureCopyOrder,
  createCopyOrder,
  createTestOpenSale,
} from '#testing/builders/open-sale'
import { approveAtPaypal, createApprovedOrder } from '#testing/clients/paypal'
import { Browser, createClientAddress } from '#testing/clients/browser'
import { startTrustingProxy, startTestServer } from '#testing/servers/app-server'

startTestServer()
startTrustingProxy()
beforeEach(resetRateLimits)

const BUSY = { status: 429, body: { error: 'network-busy' } }

/** A client that discards its cookies: a new person each time, as far as the server can tell. */
const createBrowserAt = (address: string) => new Browser({ 'x-forwarded-for': address })
const cancel = (browser: Browser, id: unknown) => browser.send('DELETE', `/paypal/order/${String(id)}`)
const getSale = async (editionId: string) => (await new Browser().get(`/api/open-sales/${editionId}`)).body

async function expireHolds(editionId: string): Promise<void> {
  await sql(
    db,
    `UPDATE orders SET held_until = now() - interval '1 second' WHERE item_id = $1 AND held_until IS NOT NULL`,
    [editionId],
  )
  await releaseExpiredHolds()
}

describe('abandoned orders', () => {
  // Without the hold quota per network all eight copies are held.
  test('from one address hold at most a quarter of an edition, however many people it pretends to be', async () => {
    const { editionId } = await createTestOpenSale(8)
    const address = createClientAddress()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => createCopyOrder(createBrowserAt(address), editionId)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { status, body } of answers) {
      if (status !== 200) expect(['held', 'network-busy']).toContain(body['error'])
    }
    const refused = await createCopyOrder(createBrowserAt(address), editionId)
    expect(refused).toMatchObject(BUSY)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await getSale(editionId)).toMatchObject({ free: 6, held: 2 })
    for (let n = 0; n < 6; n++) await captureCopyOrder(editionId, `elsewhere${n}@example.com`)
    expect(await getSale(editionId)).toMatchObject({ free: 0, held: 2, sold: 6 })
  })

  test('count against the address for an hour after their holds have expired', async () => {
    const { editionId } = await createTestOpenSale(4)
    const address = createClientAddress()
    for (let n = 0; n < 2; n++) expect((await createCopyOrder(createBrowserAt(address), editionId)).status).toBe(200)
    await expireHolds(editionId)
    expect(await getSale(editionId)).toMatchObject({ free: 4 })
    expect(await createCopyOrder(createBrowserAt(address), editionId)).toMatchObject(BUSY)
    await captureCopyOrder(editionId)
    // Other editions are not affected.
    expect((await createCopyOrder(createBrowserAt(address), (await createTestOpenSale(4)).editionId)).status).toBe(200)
  })

  test('that are cancelled at once cost nothing, and are credited once', async () => {
    const { editionId } = await createTestOpenSale(4)
    const address = createClientAddress()
    const fan = createBrowserAt(address)
    for (let n = 0; n < 10; n++) {
      const { status, body } = await createCopyOrder(fan, editionId)
      expect(status).toBe(200)
      expect((await cancel(fan, body['id'])).status).toBe(204)
    }
    const [first, second] = [
      await createCopyOrder(fan, editionId),
      await createCopyOrder(createBrowserAt(address), editionId),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    // Fails if every 204 credits the quota: ten more orders get in.
    await Promise.all(Array.from({ length: 10 }, () => cancel(fan, first.body['id'])))
    expect((await createCopyOrder(createBrowserAt(address), editionId)).status).toBe(200)
    expect(await createCopyOrder(createBrowserAt(address), editionId)).toMatchObject(BUSY)
  })

  test('do not keep many buyers behind one address from buying the whole edition', async () => {
    const { editionId } = await createTestOpenSale(40)
    const hall = createClientAddress()
    let bought = 0
    while (bought < 40) {
      const asking = Array.from({ length: 40 - bought }, () => createBrowserAt(hall))
      const answers = await Promise.all(asking.map((fan) => createCopyOrder(fan, editionId)))
      const held = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
      expect(held.length).toBeGreaterThan(0)
      // One in ten abandons the order; the others pay.
      const leaving = held.filter((_, n) => n % 10 === 9)
      for (const n of held) {
        const { id } = (answers[n] as (typeof answers)[number]).body
        const fan = asking[n] as Browser
        if (leaving.includes(n)) continue
        await approveAtPaypal(String(id), `hall${bought}@example.com`)
        expect((await fan.post(`/paypal/order/${String(id)}/capture`)).status).toBe(200)
        bought++
      }
      await expireHolds(editionId)
    }
    expect(await getSale(editionId)).toMatchObject({ sold: 40 })
  })

  test('do not block a Keymail code: after twenty of them another fan can still pay', async () => {
    const { codes } = await createTestKeymails(1)
    const code = codes[0] ?? ''
    for (let n = 0; n < 20; n++)
      await createApprovedOrder(createBrowserAt(createClientAddress()), code, `leaver${n}@example.com`)
    const fan = new Browser()
    const id = await createApprovedOrder(fan, code, 'fan@example.com')
    expect((await fan.post(`/paypal/order/${id}/capture`)).status).toBe(200)
  })

  test('of a person at the limit are reported as their own hold, not as a purchase', async () => {
    const { editionId } = await createTestOpenSale(8, { perPerson: 1 })
    const { browser, id } = await createApprovedCopyOrder(editionId)
    expect(await createCopyOrder(browser, editionId)).toMatchObject({ status: 409, body: { error: 'own-hold' } })
    expect((await browser.post(`/paypal/order/${id}/capture`)).status).toBe(200)
    expect(await createCopyOrder(browser, editionId)).toMatchObject({ status: 409, body: { error: 'limit-reached' } })
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(toNetworkAddress(address)).toBe(network)
})

test('all addresses of one IPv6 /64 share one quota', async () => {
  const { editionId } = await createTestOpenSale(8)
  const answers = []
  for (let n = 1; n <= 4; n++)
    answers.push((await createCopyOrder(createBrowserAt(`2001:db8:1:2::${n}`), editionId)).status)
  expect(answers).toEqual([200, 200, 429, 429])
  expect((await createCopyOrder(createBrowserAt('2001:db8:2:3::1'), editionId)).status).toBe(200)
})

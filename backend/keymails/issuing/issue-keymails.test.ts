import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import type { TestResponse, Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

type Keymail = { code: string; address: string; copy: number; of: number; price: number; state: string }

async function anEdition(copies: number, priceCents = 750) {
  const { artist, gKeyId } = await createTestArtist({ stageName: 'The Ad Hocs' })
  const song = await createTestSong(artist, { title: 'Blue Door', copies, priceCents })
  return { artist, song, browser: await signInArtist(gKeyId) }
}

const issue = (browser: Browser, wish: Record<string, unknown>): Promise<TestResponse> =>
  browser.post('/api/keymails', wish)
const getKeymails = (answer: TestResponse) => answer.body['keymails'] as Keymail[]

async function getKeymailCounts(editionId: string): Promise<number> {
  return (await sql(db, 'SELECT 1 FROM keymails WHERE edition_id = $1', [editionId])).length
}

describe('issuing Keymails', () => {
  test('assigns the next copy numbers, each with a code and an address', async () => {
    const { song, browser } = await anEdition(5)
    const first = getKeymails(await issue(browser, { editionId: song.editionId, count: 2 }))
    const second = getKeymails(await issue(browser, { editionId: song.editionId, count: 3, pricing: '9.99' }))
    expect(first.map(({ copy }) => copy)).toEqual([1, 2])
    expect(second.map(({ copy }) => copy)).toEqual([3, 4, 5])
    expect(first[0]).toEqual({
      code: expect.stringMatching(/^TM-\d{8}-[A-Z0-9]{8}$/),
      address: 'TheAdHocs.BlueDoor.00001@keymail.tunemaker.example',
      copy: 1,
      of: 5,
      price: 7.5,
      state: 'issued',
    })
    expect(second[0]?.price).toBe(9.99)
    const listed = (await browser.get('/api/keymails')).body as unknown as Keymail[]
    expect(listed.map(({ copy }) => copy)).toEqual([5, 4, 3, 2, 1])
    expect((await browser.get('/api/artist/editions')).body).toMatchObject([{ copies: 5, issued: 5, redeemed: 0 }])
  })

  // Without `issued + $2 <= copies` in the statement, the table's CHECK fails with a 500.
  test('beyond the edition’s size issues none', async () => {
    const { song, browser } = await anEdition(3)
    await issue(browser, { editionId: song.editionId, count: 2 })
    expect(await issue(browser, { editionId: song.editionId, count: 2 })).toMatchObject({
      status: 409,
      body: { error: 'edition-full' },
    })
    expect(await getKeymailCounts(song.editionId)).toBe(2)
    expect((await issue(browser, { editionId: song.editionId, count: 1 })).status).toBe(201)
    expect((await issue(browser, { editionId: song.editionId, count: 1 })).status).toBe(409)
  })

  test('for another artist’s or an unknown edition is 404', async () => {
    const { song } = await anEdition(3)
    const { browser } = await anEdition(3)
    for (const editionId of [song.editionId, randomUUID()]) {
      expect(await issue(browser, { editionId, count: 1 })).toMatchObject({
        status: 404,
        body: { error: 'edition-unknown' },
      })
    }
    expect(await getKeymailCounts(song.editionId)).toBe(0)
    expect((await browser.get(`/api/keymails?editionId=${song.editionId}`)).body).toEqual([])
  })

  test.each([
    [0.99, 422, 'price-too-low'],
    ['0', 422, 'price-too-low'],
    [-1, 422, 'price-too-low'],
    [10_000.01, 422, 'price-too-high'],
    [1e300, 422, 'price-too-high'],
    [1.005, 400, 'malformed'],
    ['NaN', 400, 'malformed'],
    ['', 400, 'malformed'],
    ['0x10', 400, 'malformed'],
    ['1e2', 400, 'malformed'],
    [null, 400, 'malformed'],
    [['7.50'], 400, 'malformed'],
  ])('at %j dollars is rejected with %i %s', async (pricing, status, error) => {
    const { song, browser } = await anEdition(3)
    expect(await issue(browser, { editionId: song.editionId, count: 1, pricing })).toMatchObject({
      status,
      body: { error },
    })
    expect(await getKeymailCounts(song.editionId)).toBe(0)
  })

  test.each([1, '1.00', 19.99, '10000'])('at %j dollars is allowed', async (pricing) => {
    const { song, browser } = await anEdition(3)
    const [keymail] = getKeymails(await issue(browser, { editionId: song.editionId, count: 1, pricing }))
    expect(keymail?.price).toBe(Number(pricing))
  })

  test('for a $0.99 song uses the minimum Keymail price', async () => {
    const { song, browser } = await anEdition(3, 99)
    expect(getKeymails(await issue(browser, { editionId: song.editionId, count: 1 }))[0]?.price).toBe(1)
  })

  test.each([0, -1, 1.5, '1', 10_001, null])('with the count %j is rejected', async (count) => {
    const { song, browser } = await anEdition(3)
    expect((await issue(browser, { editionId: song.editionId, count })).status).toBe(400)
  })

  test('requires a payment account', async () => {
    const { artist, gKeyId } = await createTestArtist({ paymentEmail: null })
    const song = await createTestSong(artist)
    const answer = await issue(await signInArtist(gKeyId), { editionId: song.editionId, count: 1 })
    expect(answer).toMatchObject({ status: 422, body: { error: 'payment-account-required' } })
  })

  test('for a whole edition of 10,000 yields unique codes', async () => {
    const { song, browser } = await anEdition(10_000)
    const all = getKeymails(await issue(browser, { editionId: song.editionId, count: 10_000 }))
    expect(new Set(all.map(({ code }) => code)).size).toBe(10_000)
    expect(all.at(-1)).toMatchObject({ copy: 10_000, of: 10_000 })
  })

  test('is guarded by the database: no Keymail past the edition, no copy sold twice, no state moving back', async () => {
    const { song, browser } = await anEdition(2)
    const [keymail] = getKeymails(await issue(browser, { editionId: song.editionId, count: 1 }))
    const insert = (copy: number) =>
      sql(db, `INSERT INTO keymails (code, edition_id, copy, price_cents) VALUES ($1, $2, $3, 750)`, [
        `TM-20261120-${randomUUID().slice(0, 8).toUpperCase()}`,
        song.editionId,
        copy,
      ])
    await expect(insert(3)).rejects.toThrow(/past the edition/)
    await expect(insert(1)).rejects.toThrow(/keymails_one_per_copy/)
    await expect(sql(db, 'UPDATE editions SET issued = 3 WHERE id = $1', [song.editionId])).rejects.toThrow(
      /never_past_n/,
    )
    await expect(sql(db, 'UPDATE editions SET copies = 3 WHERE id = $1', [song.editionId])).rejects.toThrow(/shrink/)
    await sql(db, `UPDATE keymails SET state = 'void' WHERE code = $1`, [keymail?.code])
    await expect(sql(db, `UPDATE keymails SET state = 'issued' WHERE code = $1`, [keymail?.code])).rejects.toThrow(
      /does not become/,
    )
  })
})

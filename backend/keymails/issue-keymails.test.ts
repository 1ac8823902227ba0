import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { aSong, anArtist, signedIn } from '#testing/builders'
import { type Answer, type Browser, withServer } from '#testing/server'

withServer()

type Keymail = { code: string; address: string; copy: number; of: number; price: number; state: string }

async function anEdition(copies: number, priceCents = 750) {
  const { artist, gKeyId } = await anArtist({ stageName: 'The Ad Hocs' })
  const song = await aSong(artist, { title: 'Blue Door', copies, priceCents })
  return { artist, song, browser: await signedIn(gKeyId) }
}

const issue = (browser: Browser, wish: Record<string, unknown>): Promise<Answer> => browser.post('/api/keymails', wish)
const issued = (answer: Answer) => answer.body['keymails'] as Keymail[]

async function countOf(editionId: string): Promise<number> {
  return (await sql(db, 'SELECT 1 FROM keymails WHERE edition_id = $1', [editionId])).length
}

describe('Keymails', () => {
  test('get the next copy numbers, a code and an address each', async () => {
    const { song, browser } = await anEdition(5)
    const first = issued(await issue(browser, { editionId: song.editionId, count: 2 }))
    const second = issued(await issue(browser, { editionId: song.editionId, count: 3, pricing: '9.99' }))
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

  // Tried: without `issued + $2 <= copies` the CHECK of the table answers instead, with a 500.
  test('past the edition are refused, none of them issued', async () => {
    const { song, browser } = await anEdition(3)
    await issue(browser, { editionId: song.editionId, count: 2 })
    expect(await issue(browser, { editionId: song.editionId, count: 2 })).toMatchObject({
      status: 409,
      body: { error: 'edition-full' },
    })
    expect(await countOf(song.editionId)).toBe(2)
    expect((await issue(browser, { editionId: song.editionId, count: 1 })).status).toBe(201)
    expect((await issue(browser, { editionId: song.editionId, count: 1 })).status).toBe(409)
  })

  test('of somebody else’s edition, or of none, are unknown', async () => {
    const { song } = await anEdition(3)
    const { browser } = await anEdition(3)
    for (const editionId of [song.editionId, randomUUID()]) {
      expect(await issue(browser, { editionId, count: 1 })).toMatchObject({
        status: 404,
        body: { error: 'edition-unknown' },
      })
    }
    expect(await countOf(song.editionId)).toBe(0)
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
  ])('for %j dollars are refused: %i %s', async (pricing, status, error) => {
    const { song, browser } = await anEdition(3)
    expect(await issue(browser, { editionId: song.editionId, count: 1, pricing })).toMatchObject({
      status,
      body: { error },
    })
    expect(await countOf(song.editionId)).toBe(0)
  })

  test.each([1, '1.00', 19.99, '10000'])('may cost %j dollars', async (pricing) => {
    const { song, browser } = await anEdition(3)
    const [keymail] = issued(await issue(browser, { editionId: song.editionId, count: 1, pricing }))
    expect(keymail?.price).toBe(Number(pricing))
  })

  test('of a song for $0.99 cost the least a Keymail may cost', async () => {
    const { song, browser } = await anEdition(3, 99)
    expect(issued(await issue(browser, { editionId: song.editionId, count: 1 }))[0]?.price).toBe(1)
  })

  test.each([0, -1, 1.5, '1', 10_001, null])('in the number %j are refused', async (count) => {
    const { song, browser } = await anEdition(3)
    expect((await issue(browser, { editionId: song.editionId, count })).status).toBe(400)
  })

  test('are not issued while their money has nowhere to go', async () => {
    const { artist, gKeyId } = await anArtist({ paymentEmail: null })
    const song = await aSong(artist)
    const answer = await issue(await signedIn(gKeyId), { editionId: song.editionId, count: 1 })
    expect(answer).toMatchObject({ status: 422, body: { error: 'payment-account-required' } })
  })

  test('can be issued for a whole edition of 10,000 in one go, each code once', async () => {
    const { song, browser } = await anEdition(10_000)
    const all = issued(await issue(browser, { editionId: song.editionId, count: 10_000 }))
    expect(new Set(all.map(({ code }) => code)).size).toBe(10_000)
    expect(all.at(-1)).toMatchObject({ copy: 10_000, of: 10_000 })
  })

  test('stand behind a database that refuses one past the edition, a copy sold twice, and a step back', async () => {
    const { song, browser } = await anEdition(2)
    const [keymail] = issued(await issue(browser, { editionId: song.editionId, count: 1 }))
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

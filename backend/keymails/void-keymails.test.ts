import { expect, test } from 'vitest'
import { reconcileOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { anArtist, keymailsFor, signedIn } from '#testing/builders'
import { approvedOrder, books, simulator } from '#testing/paypal'
import { type Answer, Browser, withServer } from '#testing/server'

withServer()

const codesIn = (answer: Answer) => answer.body['codes'] as string[]
const reissued = (answer: Answer) => answer.body['keymails'] as { code: string; copy: number }[]

async function printed(count: number) {
  const made = await keymailsFor(count)
  return { ...made, artist: await signedIn(made.gKeyId) }
}

const rowsOf = (editionId: string) =>
  sql<{ code: string; copy: number; state: string }>(
    db,
    'SELECT code, copy, state FROM keymails WHERE edition_id = $1 ORDER BY copy, id',
    [editionId],
  )

test('a voided Keymail opens nothing, its number is issued anew with another code, and the count stays', async () => {
  const { artist, codes, song } = await printed(3)
  const [first = ''] = codes
  expect(codesIn(await artist.post('/api/keymails/void', { codes: [first] }))).toEqual([first])
  expect((await new Browser().post('/api/validate-keymail', { keymailCode: first })).status).toBe(404)
  expect((await artist.get('/api/artist/editions')).body).toMatchObject([
    { counts: { free: 0, onSale: 0, issued: 2, sent: 0, capturing: 0, redeemed: 0, void: 1 } },
  ])
  const again = await artist.post('/api/keymails/reissue', { codes: [first], pricing: '9.50' })
  expect(again.status).toBe(201)
  expect(reissued(again)).toMatchObject([{ copy: 1 }])
  const fresh = reissued(again)[0]?.code ?? ''
  expect(fresh).not.toBe(first)
  expect((await new Browser().post('/api/validate-keymail', { keymailCode: fresh })).body).toMatchObject({
    copy: 1,
    of: 3,
    pricing: 9.5,
  })
  expect((await artist.get('/api/keymails?state=void')).body).toMatchObject([
    { code: first, voidReason: 'artist', reissued: true },
  ])
  expect((await artist.post('/api/keymails/reissue', { codes: [first] })).body).toMatchObject({ error: 'number-taken' })
  expect(await rowsOf(song.editionId)).toHaveLength(4)
})

// Tried: without ON CONFLICT … DO NOTHING the others answer 500.
test('of ten that issue one number anew at once exactly one does', async () => {
  const { artist, codes, song } = await printed(1)
  await artist.post('/api/keymails/void', { codes })
  const answers = await Promise.all(Array.from({ length: 10 }, () => artist.post('/api/keymails/reissue', { codes })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ])
  const live = (await rowsOf(song.editionId)).filter(({ state }) => state !== 'void')
  expect(live).toHaveLength(1)
})

// Tried: without `k.state = 'issued'` in the locking part a copy that is being paid is voided.
test('a Keymail is paid or voided, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { artist, codes } = await printed(1)
    const [code = ''] = codes
    const fan = new Browser()
    const order = await approvedOrder(fan, code)
    const [paid, voided] = await Promise.all([
      fan.post(`/paypal/order/${order}/capture`),
      artist.post('/api/keymails/void', { codes }),
    ])
    const [{ state } = { state: '' }] = await sql<{ state: string }>(db, 'SELECT state FROM keymails WHERE code = $1', [
      code,
    ])
    if (voided.status === 200) {
      expect(paid.status).toBe(409)
      expect(state).toBe('void')
    } else {
      expect(voided).toMatchObject({ status: 409, body: { error: 'keymail-not-free' } })
      expect(paid.status).toBe(200)
      expect(state).toBe('redeemed')
    }
  }
})

test('voiding is taken back with the old code, until the number has been issued anew', async () => {
  const { artist, codes } = await printed(2)
  const [first = '', second = ''] = codes
  await artist.post('/api/keymails/void', { codes })
  expect(codesIn(await artist.post('/api/keymails/restore', { codes: [first] }))).toEqual([first])
  expect((await new Browser().post('/api/validate-keymail', { keymailCode: first })).status).toBe(200)
  await artist.post('/api/keymails/reissue', { codes: [second] })
  expect(await artist.post('/api/keymails/restore', { codes: [second] })).toMatchObject({
    status: 409,
    body: { error: 'too-late-to-undo' },
  })
  await artist.post('/api/keymails/void', { codes: [first] })
  await sql(db, `ALTER TABLE keymails DISABLE TRIGGER keymails_void_since`)
  await sql(db, `UPDATE keymails SET voided_at = now() - interval '11 minutes' WHERE code = $1`, [first])
  await sql(db, `ALTER TABLE keymails ENABLE TRIGGER keymails_void_since`)
  expect((await artist.post('/api/keymails/restore', { codes: [first] })).status).toBe(409)
  await expect(sql(db, `UPDATE keymails SET state = 'issued' WHERE code = $1`, [first])).rejects.toThrow(
    /does not become/,
  )
})

test('the number of a copy that was refunded in full is issued anew; the old code is not restored', async () => {
  const { artist, codes } = await printed(1)
  const [code = ''] = codes
  const fan = new Browser()
  const paypalOrderId = await approvedOrder(fan, code)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  const captureId = (await books()).captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId
  await simulator('POST', `/simulator/captures/${captureId}/refund`, {})
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
  expect((await artist.get('/api/keymails')).body).toMatchObject([
    { state: 'void', voidReason: 'refund', reissued: false },
  ])
  expect((await artist.post('/api/keymails/restore', { codes })).status).toBe(409)
  const fresh = reissued(await artist.post('/api/keymails/reissue', { codes }))[0]
  expect(fresh?.copy).toBe(1)
  const next = new Browser()
  const nextOrder = await approvedOrder(next, fresh?.code ?? '', 'next@example.com')
  expect((await next.post(`/paypal/order/${nextOrder}/capture`)).status).toBe(200)
})

test('nobody voids, restores, issues anew, lists or prints what is another artist’s', async () => {
  const { codes, song } = await printed(1)
  const { gKeyId } = await anArtist()
  const other = await signedIn(gKeyId)
  const evaluating = await signedIn((await anArtist({ accountType: 'test' })).gKeyId)
  const paper = [
    `/api/artist/editions/${song.editionId}/keymail-sheet`,
    `/api/artist/editions/${song.editionId}/keymails.csv`,
  ]
  for (const path of ['/api/keymails/void', '/api/keymails/restore', '/api/keymails/reissue']) {
    expect((await other.post(path, { codes })).status).toBe(404)
    expect((await evaluating.post(path, { codes })).status).toBe(403)
    expect((await new Browser().post(path, { codes })).status).toBe(401)
    expect((await other.post(path, { codes: [] })).status).toBe(400)
  }
  for (const path of paper) {
    expect((await other.get(path)).status).toBe(404)
    expect((await evaluating.get(path)).status).toBe(403)
    expect((await new Browser().get(path)).status).toBe(401)
  }
  expect((await rowsOf(song.editionId)).map(({ state }) => state)).toEqual(['issued'])
})

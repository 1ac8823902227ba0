import { expect, test } from 'vitest'
import { reconcileOrder } from '#module/payments/ledger'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { createApprovedOrder, getPaypalBooks, callSimulator } from '#testing/clients/paypal'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { redeemAsFan } from '#testing/builders/redemption'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

const getCodes = (answer: TestResponse) => answer.body['codes'] as string[]
const getReissuedKeymails = (answer: TestResponse) => answer.body['keymails'] as { code: string; copy: number }[]

async function createKeymails(count: number) {
  const made = await createTestKeymails(count)
  return { ...made, artist: await signInArtist(made.gKeyId) }
}

const listRows = (editionId: string) =>
  sql<{ code: string; copy: number; state: string }>(
    db,
    'SELECT code, copy, state FROM keymails WHERE edition_id = $1 ORDER BY copy, id',
    [editionId],
  )

test('a void code stops working and its number is reissued under a new code; the count stays', async () => {
  const { artist, codes, song } = await createKeymails(3)
  const [first = ''] = codes
  expect(getCodes(await artist.post('/api/keymails/void', { codes: [first] }))).toEqual([first])
  expect((await new Browser().post('/api/validate-keymail', { keymailCode: first })).status).toBe(404)
  expect((await artist.get('/api/artist/editions')).body).toMatchObject([
    { counts: { free: 0, onSale: 0, issued: 2, sent: 0, capturing: 0, redeemed: 0, void: 1 } },
  ])
  const again = await artist.post('/api/keymails/reissue', { codes: [first], pricing: '9.50' })
  expect(again.status).toBe(201)
  expect(getReissuedKeymails(again)).toMatchObject([{ copy: 1 }])
  const fresh = getReissuedKeymails(again)[0]?.code ?? ''
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
  expect(await listRows(song.editionId)).toHaveLength(4)
})

// Without ON CONFLICT … DO NOTHING the others get 500.
test('of ten concurrent reissues of one number exactly one succeeds', async () => {
  const { artist, codes, song } = await createKeymails(1)
  await artist.post('/api/keymails/void', { codes })
  const answers = await Promise.all(Array.from({ length: 10 }, () => artist.post('/api/keymails/reissue', { codes })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ])
  const live = (await listRows(song.editionId)).filter(({ state }) => state !== 'void')
  expect(live).toHaveLength(1)
})

// Without `k.state = 'issued'` in the locking query, a copy that is being paid for is voided.
test('a Keymail is either paid or voided, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { artist, codes } = await createKeymails(1)
    const [code = ''] = codes
    const fan = new Browser()
    const order = await createApprovedOrder(fan, code)
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

test('voiding can be undone with the old code until the number is reissued', async () => {
  const { artist, codes } = await createKeymails(2)
  const [first = '', second = ''] = codes
  await artist.post('/api/keymails/void', { codes })
  expect(getCodes(await artist.post('/api/keymails/restore', { codes: [first] }))).toEqual([first])
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

test('a fully refunded copy’s number can be reissued; its old code cannot be restored', async () => {
  const { artist, codes } = await createKeymails(1)
  const [code = ''] = codes
  const fan = new Browser()
  const paypalOrderId = await createApprovedOrder(fan, code)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  const captureId = (await getPaypalBooks()).captures.find(({ orderId }) => orderId === paypalOrderId)?.captureId
  await callSimulator('POST', `/simulator/captures/${captureId}/refund`, {})
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
  expect((await artist.get('/api/keymails')).body).toMatchObject([
    { state: 'void', voidReason: 'refund', reissued: false },
  ])
  expect((await artist.post('/api/keymails/restore', { codes })).status).toBe(409)
  const fresh = getReissuedKeymails(await artist.post('/api/keymails/reissue', { codes }))[0]
  expect(fresh?.copy).toBe(1)
  const next = new Browser()
  const nextOrder = await createApprovedOrder(next, fresh?.code ?? '', 'next@example.com')
  expect((await next.post(`/paypal/order/${nextOrder}/capture`)).status).toBe(200)
})

test('nobody can void, restore, reissue, list or print another artist’s Keymails', async () => {
  const { codes, song } = await createKeymails(1)
  const { gKeyId } = await createTestArtist()
  const other = await signInArtist(gKeyId)
  const evaluating = await signInArtist((await createTestArtist({ accountType: 'test' })).gKeyId)
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
  expect((await listRows(song.editionId)).map(({ state }) => state)).toEqual(['issued'])
})

test('10,000 Keymails of one edition are voided and issued anew in one call each, except those that were paid', async () => {
  const { artist, codes, song } = await createKeymails(10_000)
  const { editionId } = song
  await redeemAsFan(codes[0] ?? '', 'first@example.com')
  const other = await signInArtist((await createTestArtist()).gKeyId)
  expect(await other.post('/api/keymails/void', { editionId })).toMatchObject({
    status: 404,
    body: { error: 'keymails-unknown' },
  })
  const { status } = await artist.post('/api/keymails/void', { editionId, codes: codes.slice(0, 1) })
  expect(status).toBe(400)
  const countStates = async () =>
    ((await artist.get('/api/artist/editions')).body as unknown as { counts: object }[])[0]?.counts
  expect(getCodes(await artist.post('/api/keymails/void', { editionId }))).toHaveLength(9_999)
  expect(await countStates()).toMatchObject({ issued: 0, redeemed: 1, void: 9_999 })
  expect(await artist.post('/api/keymails/void', { editionId })).toMatchObject({
    status: 409,
    body: { error: 'keymail-not-free' },
  })
  const anew = getReissuedKeymails(await artist.post('/api/keymails/reissue', { editionId }))
  expect(new Set(anew.map(({ copy }) => copy)).size).toBe(9_999)
  expect(await countStates()).toMatchObject({ issued: 9_999, redeemed: 1, void: 0 })
  const found = (await artist.get(`/api/keymails?editionId=${editionId}&state=issued&q=${anew[5_000]?.copy}`)).body
  expect(found as unknown).toContainEqual(expect.objectContaining({ code: anew[5_000]?.code, state: 'issued' }))
})

import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import {
  createApprovedCopyOrder,
  captureCopyOrder,
  createCopyOrder,
  createTestOpenSale,
} from '#testing/builders/open-sale'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

test('the artist sets the number of copies on open sale and can take back unsold ones', async () => {
  const { editionId, put, answer, workshop } = await createTestOpenSale(5, { copies: 10 })
  expect(answer.body).toMatchObject({ editionId, free: 5, held: 0, sold: 0, of: 5, spare: 5, waiting: 0 })
  expect(await put({ copies: 11 })).toMatchObject({ status: 409, body: { error: 'too-many-copies' } })
  await captureCopyOrder(editionId)
  await createApprovedCopyOrder(editionId)
  expect(await put({ copies: 1 })).toMatchObject({ status: 409, body: { error: 'copies-taken' } })
  expect(await put({ copies: 2 })).toMatchObject({ status: 200, body: { free: 0, held: 1, sold: 1, of: 2, spare: 8 } })
  expect(await put({ copies: 10 })).toMatchObject({ status: 200, body: { free: 8, of: 10, spare: 0 } })
  expect((await workshop.get('/api/artist/open-sales')).body).toMatchObject([{ editionId, of: 10 }])
})

test('concurrent changes leave one of the requested states, never a mixture', async () => {
  const { editionId, put } = await createTestOpenSale(5, { copies: 40 })
  await captureCopyOrder(editionId)
  await Promise.all([30, 10, 40, 1, 25, 7].map((copies) => put({ copies })))
  const [sale] = await sql<{ left: number; sold: number; rows: number }>(
    db,
    `SELECT open_left AS left, open_sold AS sold, (SELECT count(*)::int FROM open_copies WHERE edition_id = e.id) AS rows
       FROM editions e WHERE id = $1`,
    [editionId],
  )
  expect(sale).toMatchObject({ left: (sale?.rows ?? 0) - 1, sold: 1 })
  expect([30, 10, 40, 1, 25, 7]).toContain(sale?.rows)
})

test('other artists, test accounts, fans and strangers cannot change a sale', async () => {
  const { editionId } = await createTestOpenSale(1)
  const path = `/api/artist/editions/${editionId}/open-sale`
  const other = await signInArtist((await createTestArtist()).gKeyId)
  expect(await other.send('PUT', path, { copies: 2 })).toMatchObject({
    status: 404,
    body: { error: 'edition-unknown' },
  })
  const trial = await signInArtist((await createTestArtist({ accountType: 'test' })).gKeyId)
  expect(await trial.send('PUT', path, { copies: 2 })).toMatchObject({ status: 403, body: { error: 'test-account' } })
  const { browser: fan } = await captureCopyOrder(editionId)
  expect((await fan.send('PUT', path, { copies: 2 })).status).toBe(401)
  expect((await new Browser().send('PUT', path, { copies: 2 })).status).toBe(401)
  expect((await other.get('/api/artist/open-sales')).body).toEqual([])
})

test.each([
  [{ copies: -1 }, 400],
  [{ copies: 1.5 }, 400],
  [{ copies: '5' }, 400],
  [{ copies: 10_001 }, 400],
  [{ copies: 5, perPerson: 0 }, 400],
  [{ copies: 5, perPerson: 11 }, 400],
  [{}, 400],
])('rejects invalid numbers: %j', async (wish, status) => {
  expect((await (await createTestOpenSale(1)).put(wish)).status).toBe(status)
})

test('rejects an edition that is unpublished or whose artist cannot be paid', async () => {
  const { editionId, song, put, artist, workshop } = await createTestOpenSale(1)
  expect((await workshop.send('PUT', `/api/artist/editions/${randomUUID()}/open-sale`, { copies: 1 })).status).toBe(404)
  await sql(db, `UPDATE songs SET state = 'in-review' WHERE id = $1`, [song.id])
  expect(await put({ copies: 2 })).toMatchObject({ status: 409, body: { error: 'edition-unpublished' } })
  expect(await createCopyOrder(new Browser(), editionId)).toMatchObject({ status: 404, body: { error: 'not-on-sale' } })
  expect(await new Browser().get(`/api/open-sales/${editionId}`)).toMatchObject({ status: 404 })
  await sql(db, `UPDATE songs SET state = 'published' WHERE id = $1`, [song.id])
  await sql(db, 'UPDATE artists SET payment_email = NULL WHERE id = $1', [artist.id])
  expect(await put({ copies: 2 })).toMatchObject({ status: 422, body: { error: 'payment-account-required' } })
  expect(await createCopyOrder(new Browser(), editionId)).toMatchObject({ status: 404, body: { error: 'not-on-sale' } })
})

import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { rollUpCopyChanges } from '#module/catalog/copy-counts'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { countRowsRead } from '#testing/count-rows-read'
import { startTestServer } from '#testing/servers/app-server'
import { listEditionsSql } from './list-editions.ts'

startTestServer()

test('copies are counted by state, rolled up or not', async () => {
  const { gKeyId, codes, song } = await createTestKeymails(7, 10)
  const host = await signInArtist(gKeyId)
  const [sold, refunded, sent, captured, voided, reissued] = codes
  await redeemAsFan(sold ?? '', 'counted@example.com')
  const { refund } = await redeemAsFan(refunded ?? '', 'counted.back@example.com')
  await refund()
  await sql(db, 'UPDATE keymails SET sent_at = now() WHERE code = $1', [sent])
  await sql(
    db,
    `WITH ordered AS (
       INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id)
       VALUES (uuidv7(), 'keymail', uuidv7(), 1, 100, 'USD', '', 'created', gen_random_uuid()) RETURNING id)
     UPDATE keymails SET state = 'capturing', order_id = ordered.id FROM ordered WHERE code = $1`,
    [captured],
  )
  expect((await host.post('/api/keymails/void', { codes: [voided, reissued] })).status).toBe(200)
  expect((await host.post('/api/keymails/reissue', { codes: [reissued] })).status).toBe(201)
  for (let n = 0; n < 2; n++) {
    const [edition] = (await host.get('/api/artist/editions')).body as unknown as { id: string; counts: object }[]
    expect(edition).toMatchObject({
      id: song.editionId,
      redeemed: 1,
      counts: { free: 3, onSale: 0, issued: 2, sent: 1, capturing: 1, redeemed: 1, void: 2 },
    })
    await rollUpCopyChanges()
  }
})

test('the counts of an edition are read without its Keymails', async () => {
  const { artist, song } = await createTestKeymails(1, 10_000)
  await sql(
    db,
    `INSERT INTO keymails (edition_id, copy, code, price_cents)
     SELECT $1::uuid, n, 'TM-20260101-' || upper(substr(md5($1::uuid::text), 1, 4)) || lpad(n::text, 4, '0'), 100 FROM generate_series(2, 5000) n`,
    [song.editionId],
  )
  await sql(db, 'UPDATE editions SET issued = 5000 WHERE id = $1', [song.editionId])
  await sql(db, 'VACUUM ANALYZE keymails')
  expect(await countRowsRead('keymails', listEditionsSql, [artist.id])).toBeLessThan(100)
})

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { FEATURED_ARTISTS, FEATURED_SONGS_PER_ARTIST } from '#contract/catalog'
import { getFirstRecentDay, rollUpCopyChanges } from '#module/catalog/copy-counts'
import { featuredArtistsSql } from './list-featured-artists.ts'

startTestServer()

test('ranks artists by copies sold lately, without refunded ones and without artists who have no songs', async () => {
  const [few, many, old] = [await createTestKeymails(3), await createTestKeymails(3), await createTestKeymails(3)]
  await createTestArtist()
  await redeemAsFan(few.codes[0] ?? '', 'a@example.com')
  for (const [n, code] of many.codes.slice(0, 2).entries()) await redeemAsFan(code, `b${n}@example.com`)
  for (const [n, code] of old.codes.entries()) await redeemAsFan(code, `c${n}@example.com`)
  await sql(db, `UPDATE keymails SET redeemed_at = now() - interval '40 days' WHERE code = ANY ($1)`, [old.codes])
  const refunded = await redeemAsFan(few.codes[1] ?? '', 'd@example.com')
  await refunded.refund()
  await redeemAsFan(few.codes[2] ?? '', 'e@example.com').then(({ refund }) => refund())
  const getBill = async () =>
    (await new Browser().get('/api/showcase')).body as unknown as {
      artistId: string
      soldLately: number
      sold: number
      songs: { id: string; copiesLeft: number; copies: number }[]
    }[]
  // The files of a worker share its caches: another may have asked within five seconds.
  await expect.poll(async () => (await getBill()).map(({ artistId }) => artistId)).toContain(many.artist.id)
  const bill = await getBill()
  expect(bill).toMatchObject([
    { artistId: many.artist.id, soldLately: 2, sold: 2, songs: [{ id: many.song.id, copies: 3, copiesLeft: 1 }] },
    { artistId: few.artist.id, soldLately: 1, sold: 1 },
    { artistId: old.artist.id, soldLately: 0, sold: 3 },
  ])
  expect(JSON.stringify(bill)).not.toMatch(/@example\.com|Legal Name/)
  // Unpublished songs disappear with the next calculation.
  await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [many.song.id])
  await pause(5_100)
  const next = (await new Browser().get('/api/showcase')).body as unknown as { artistId: string }[]
  expect(next.map(({ artistId }) => artistId)).toEqual([few.artist.id, old.artist.id])
})

test('artists without published songs keep nobody out, however much they sold', async () => {
  const seller = await createTestKeymails(1)
  await redeemAsFan(seller.codes[0] ?? '', 'f@example.com')
  await sql(db, 'DELETE FROM copy_changes')
  const withdrawn = await Promise.all(Array.from({ length: 7 }, () => createTestArtist()))
  // The newest artists with songs are looked at anyway.
  for (let n = 0; n < 6; n++) await createTestKeymails(1)
  const count = (id: string, copies: number) =>
    sql(
      db,
      `WITH day AS (INSERT INTO artist_copy_days (day, artist_id, copies) VALUES ((now() AT TIME ZONE 'UTC')::date, $1, $2)
         ON CONFLICT (day, artist_id) DO UPDATE SET copies = excluded.copies)
       INSERT INTO artist_counts (artist_id, sold, holders) VALUES ($1, $2, $2)
         ON CONFLICT (artist_id) DO UPDATE SET sold = excluded.sold`,
      [id, copies],
    )
  for (const { artist } of withdrawn) await count(artist.id, 50)
  await count(seller.artist.id, 40)
  await pause(5_100)
  const bill = (await new Browser().get('/api/showcase')).body as unknown as { artistId: string }[]
  expect(bill[0]?.artistId).toBe(seller.artist.id)
})

test('the best are read without the days of everybody, and are the same where the days have to be summed', async () => {
  const values = [getFirstRecentDay(), FEATURED_ARTISTS, FEATURED_SONGS_PER_ARTIST]
  const { codes } = await createTestKeymails(2)
  const { refund } = await redeemAsFan(codes[0] ?? '', 'g@example.com')
  await rollUpCopyChanges()
  await sql(
    db,
    `INSERT INTO artist_copy_days (day, artist_id, copies)
     SELECT $1::date + day, artist, 0 FROM (SELECT uuidv7() AS artist FROM generate_series(1, 1000)) a, generate_series(0, 29) day`,
    [values[0]],
  )
  await sql(db, 'VACUUM ANALYZE artist_copy_days, artist_recent_copies')
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }] }>(
    db,
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${featuredArtistsSql}`,
    values,
  )
  const blocks = plan?.['QUERY PLAN'][0].Plan
  // The days alone take more than 200.
  expect((blocks?.['Shared Hit Blocks'] ?? 0) + (blocks?.['Shared Read Blocks'] ?? 0)).toBeLessThan(200)

  // One copy is taken back and not rolled up.
  await refund()
  const kept = await sql(db, featuredArtistsSql, values)
  expect(kept.length).toBeGreaterThan(1)
  await sql(db, 'UPDATE recent_copies_window SET since = since - 1')
  expect(await sql(db, featuredArtistsSql, values)).toEqual(kept)
})

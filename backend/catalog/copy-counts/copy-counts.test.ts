import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import {
  buildEditionHoldersSql,
  buildHoldersSql,
  buildSoldCopiesSql,
  detectCountMismatches,
  getFirstRecentDay,
  rollUpCopyChanges,
} from './index.ts'

startTestServer()

/** Where the expressions differ from plain counts of the rows, read in one statement. */
const listDifferences = () =>
  sql(
    db,
    `SELECT 'edition' AS what, e.id FROM editions e
      WHERE ${buildSoldCopiesSql('e.id')} <> (SELECT count(*) FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed')
      UNION ALL
     SELECT 'holders', e.id FROM editions e JOIN (${buildEditionHoldersSql('(SELECT id FROM editions)')}) h ON h.edition_id = e.id
      WHERE h.holders <> (SELECT count(DISTINCT k.fan_id) FROM keymails k WHERE k.edition_id = e.id AND k.state = 'redeemed')
      UNION ALL
     SELECT 'artist', a.id FROM artists a
      WHERE ${buildHoldersSql('a.id')} <> (SELECT count(DISTINCT k.fan_id) FROM keymails k JOIN editions e ON e.id = k.edition_id
                                            WHERE e.artist_id = a.id AND k.state = 'redeemed')`,
  )

test('the counts equal the rows at every moment of sales, refunds, gifts and rolling up', async () => {
  const artists = [await createTestKeymails(6), await createTestKeymails(6)]
  const ended = new AbortController()
  const watch = async () => {
    let looked = 0
    for (; !ended.signal.aborted; looked++) expect(await listDifferences()).toEqual([])
    return looked
  }
  const roll = async () => {
    while (!ended.signal.aborted) await rollUpCopyChanges(2)
  }
  const watching = watch()
  const rolling = roll()
  const sell = async ({ codes }: (typeof artists)[number]) => {
    const [first = '', second = '', third = '', ...rest] = codes
    // One fan with two copies gives one away and gets the other one's money back.
    const giver = new Browser()
    await redeemAsFan(first, 'twice@example.com', giver)
    const { refund } = await redeemAsFan(second, 'twice@example.com', giver)
    await refund()
    await sql(
      db,
      `WITH taker AS (INSERT INTO fans AS f (email) VALUES ('taker@example.com') ON CONFLICT (email) DO UPDATE SET email = f.email RETURNING id)
       UPDATE keymails SET fan_id = taker.id, gifted_at = now() FROM taker WHERE code = $1`,
      [first],
    )
    await redeemAsFan(third, 'taker@example.com')
    await Promise.all(rest.map((code, n) => redeemAsFan(code, `fan${n}@example.com`)))
  }
  await Promise.all(artists.map(sell))
  ended.abort()
  await rolling
  expect(await watching).toBeGreaterThan(3)
  await rollUpCopyChanges()
  expect(await sql(db, 'SELECT FROM copy_changes')).toEqual([])
  expect(await listDifferences()).toEqual([])
  const [counts] = await sql<{ sold: number; holders: number }>(
    db,
    'SELECT sold, holders FROM artist_counts WHERE artist_id = $1',
    [artists[0]?.artist.id],
  )
  expect(counts).toEqual({ sold: 5, holders: expect.any(Number) })
})

test('random changes of ownership are counted like the rows, rolled up or not', async () => {
  const { artist, song } = await createTestKeymails(40)
  await sql(db, `INSERT INTO fans (email) SELECT 'random' || n || '@example.com' FROM generate_series(1, 8) n`)
  await sql(
    db,
    `INSERT INTO orders (id, visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
                         capture_id, completed_at)
     SELECT k.id, uuidv7(), 'keymail', k.id, 1, 750, 'USD', '', 'completed', k.code, k.code, now()
       FROM keymails k WHERE k.edition_id = $1`,
    [song.editionId],
  )
  for (let round = 0; round < 12; round++) {
    await sql(
      db,
      `UPDATE keymails k SET state = 'redeemed', order_id = k.id, redeemed_at = now() - interval '1 day' * floor(random() * 90),
              fan_id = (SELECT id FROM fans WHERE email LIKE 'random%' AND k.id IS NOT NULL ORDER BY random() LIMIT 1)
        WHERE edition_id = $1 AND state IN ('issued', 'redeemed') AND random() < 0.3`,
      [song.editionId],
    )
    await sql(
      db,
      `UPDATE keymails SET state = 'void', order_id = NULL, fan_id = NULL, redeemed_at = NULL
        WHERE edition_id = $1 AND state = 'redeemed' AND random() < 0.1`,
      [song.editionId],
    )
    expect(await listDifferences()).toEqual([])
    if (round % 3 === 1) await rollUpCopyChanges(5)
  }
  await rollUpCopyChanges()
  expect(await sql(db, 'SELECT since FROM edition_holders WHERE edition_id = $1', [song.editionId])).toEqual(
    await sql(db, `SELECT min(redeemed_at) AS since FROM keymails WHERE edition_id = $1 AND state = 'redeemed'`, [
      song.editionId,
    ]),
  )
  const days = await sql(
    db,
    `SELECT day::text, copies FROM artist_copy_days WHERE artist_id = $1 AND copies <> 0 ORDER BY day`,
    [artist.id],
  )
  expect(days).toEqual(
    await sql(
      db,
      `SELECT (redeemed_at AT TIME ZONE 'UTC')::date::text AS day, count(*)::int AS copies FROM keymails
        WHERE edition_id = $1 AND state = 'redeemed' GROUP BY 1 ORDER BY 1`,
      [song.editionId],
    ),
  )
})

test('the copies of the last 30 days are kept per artist, and days that end are taken off once', async () => {
  const listWrong = () =>
    sql(
      db,
      `SELECT artist_id FROM (
         SELECT artist_id, copies FROM artist_recent_copies
          UNION ALL
         SELECT artist_id, -copies FROM artist_copy_days WHERE day >= (SELECT since FROM recent_copies_window)) c
        GROUP BY 1 HAVING sum(copies) <> 0`,
    )
  await rollUpCopyChanges()
  expect(await sql(db, 'SELECT FROM artist_recent_copies WHERE copies > 0')).not.toEqual([])
  expect(await listWrong()).toEqual([])
  // As if the last roll-up had been two weeks ago.
  await sql(db, 'TRUNCATE artist_recent_copies')
  await sql(db, 'UPDATE recent_copies_window SET since = since - 14')
  await sql(
    db,
    `INSERT INTO artist_recent_copies
     SELECT artist_id, sum(copies) FROM artist_copy_days WHERE day >= (SELECT since FROM recent_copies_window) GROUP BY 1`,
  )
  await sql(
    db,
    `INSERT INTO artist_copy_days (day, artist_id, copies) SELECT since + n, uuidv7(), 5 FROM recent_copies_window, generate_series(-1, 20) n`,
  )
  expect(await listWrong()).toEqual([])
  for (let n = 0; n < 2; n++) {
    await rollUpCopyChanges()
    expect(await sql(db, 'SELECT since::text FROM recent_copies_window')).toEqual([{ since: getFirstRecentDay() }])
    expect(await listWrong()).toEqual([])
  }
})

test('a wrong sum of an edition, an artist, a holder or the last 30 days is reported in its slice', async () => {
  const found = async () => {
    const all = []
    for (let after: string | null = null; ;) {
      const { mismatches, last } = await detectCountMismatches(after, 2)
      all.push(...mismatches)
      if (last === null) return all
      after = last
    }
  }
  expect(await found()).toEqual([])
  const [edition] = await sql<{ id: string; artistId: string }>(
    db,
    'UPDATE edition_counts SET sold = sold + 1 WHERE edition_id = (SELECT edition_id FROM edition_counts LIMIT 1) RETURNING edition_id AS id, (SELECT artist_id FROM editions e WHERE e.id = edition_id) AS "artistId"',
  )
  expect(await found()).toMatchObject([{ artistId: edition?.artistId }])
  await sql(db, 'UPDATE edition_counts SET sold = sold - 1 WHERE edition_id = $1', [edition?.id])
  const addRecent = (copies: number) =>
    sql(db, 'UPDATE artist_recent_copies SET copies = copies + $2 WHERE artist_id = $1', [edition?.artistId, copies])
  await addRecent(2)
  expect(await found()).toMatchObject([{ artistId: edition?.artistId }])
  await addRecent(-2)
  const addHolders = (holders: number) =>
    sql(db, 'UPDATE edition_holders SET holders = holders + $2 WHERE edition_id = $1', [edition?.id, holders])
  await addHolders(1)
  expect(await found()).toMatchObject([{ artistId: edition?.artistId }])
  await addHolders(-1)
  const addSince = (time: string) =>
    sql(db, 'UPDATE edition_holders SET since = since + $2::interval WHERE edition_id = $1', [edition?.id, time])
  await addSince('-1 hour')
  expect(await found()).toMatchObject([{ artistId: edition?.artistId, counted: 0, rows: 0, firstSales: 1 }])
  await addSince('1 hour')
  const { artist } = await createTestArtist()
  const { editionId } = await createTestSong(artist)
  for (const column of ['open_sold', 'open_left']) {
    await sql(db, `UPDATE editions SET ${column} = 1 WHERE id = $1`, [editionId])
    expect(await found()).toMatchObject([{ artistId: artist.id, counted: 0, rows: 0, openSales: 1 }])
    await sql(db, `UPDATE editions SET ${column} = 0 WHERE id = $1`, [editionId])
  }
  // Copies sold before, and those not rolled up, are counted as the sum counts them.
  await sql(
    db,
    `UPDATE keymails SET redeemed_at = redeemed_at - interval '31 days'
      WHERE id = (SELECT id FROM keymails WHERE edition_id = $1 AND state = 'redeemed' LIMIT 1)`,
    [edition?.id],
  )
  expect(await found()).toEqual([])
  await rollUpCopyChanges()
  expect(await found()).toEqual([])
  await sql(db, 'UPDATE artist_holders SET copies = copies - 1')
  expect((await found()).map(({ artistId }) => artistId)).toContain(edition?.artistId)
})

test('the first sale of an edition is a later one once the first is given back, whatever version rolls up', async () => {
  const { song, codes } = await createTestKeymails(2)
  const browser = new Browser()
  const { refund } = await redeemAsFan(codes[0] ?? '', 'first@example.com', browser)
  await redeemAsFan(codes[1] ?? '', 'second@example.com')
  await sql(db, 'DELETE FROM copy_changes')
  await refund()
  await sql(db, 'DELETE FROM copy_changes')
  expect(await sql(db, 'SELECT since, holders FROM edition_holders WHERE edition_id = $1', [song.editionId])).toEqual(
    await sql(db, 'SELECT redeemed_at AS since, 1 AS holders FROM keymails WHERE code = $1', [codes[1]]),
  )
})

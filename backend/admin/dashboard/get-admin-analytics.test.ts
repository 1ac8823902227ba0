import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EndpointReply } from '#contract/http'
import { issueNextKeymails } from '#module/keymails/issuing'
import { rollUpRevenue } from '#module/revenue'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestCard, createTestSong, createTestArtist, createTestKeymails } from '#testing/builders/records'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser, type TestResponse } from '#testing/clients/browser'
import { countRowsRead } from '#testing/count-rows-read'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { bestPaidSql } from './get-admin-analytics.ts'
import { rollUpDailySums } from './roll-up-daily-sums.ts'
import { PERIOD_DAYS, type AdminPeriod, type getAdminAnalytics } from './contract.ts'

startTestServer()

const DAY = 86_400_000
const periods = Object.keys(PERIOD_DAYS) as AdminPeriod[]

type Analytics = EndpointReply<typeof getAdminAnalytics>
const getAnalytics = async (filter?: AdminPeriod): Promise<Analytics> => {
  const answer: TestResponse = await (
    await signInStaff()
  ).get(`/api/admin/analytics${filter ? `?filter=${filter}` : ''}`)
  expect(answer.status).toBe(200)
  return answer.body as Analytics
}

/** Inserts a completed order with its postings, dated the given number of days ago. */
async function createPaidOrder(
  purpose: string,
  cents: number,
  daysAgo: number,
  artistId: string | null,
  refundedCents = 0,
) {
  const at = new Date(Date.now() - daysAgo * DAY)
  const [order] = await sql<{ id: string }>(
    db,
    `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id, description,
       state, provider_order_id, capture_id, payer_name, completed_at)
     VALUES (uuidv7(), $1, uuidv7(), 1, $2, 'USD', $3, $4, '', 'completed', $5, $5, 'Payer Example', $6) RETURNING id`,
    [purpose, cents, artistId && 'artist@example.com', artistId, randomUUID(), at],
  )
  const book = (kind: string, amount: number) =>
    sql(
      db,
      `WITH posting AS (
         INSERT INTO ledger_postings (kind, order_id, provider_id, at) VALUES ($1, $2, $3, $4) RETURNING id)
       INSERT INTO ledger_entries (posting_id, account, cents)
       SELECT posting.id, e.account, e.cents FROM posting,
              (VALUES ('paypal', $5::bigint), ('sales/' || $6::text, -$5::bigint)) AS e (account, cents)`,
      [kind, order?.id, randomUUID(), at, amount, purpose],
    )
  await book('sale', cents)
  if (refundedCents > 0) await book('refund', -refundedCents)
}

beforeAll(async () => {
  // The fixtures and the queries must fall on the same UTC day.
  const left = DAY - (Date.now() % DAY)
  if (left < 30_000) await pause(left + 50)
  const { artist, song, codes } = await createTestKeymails(3, 20)
  await issueNextKeymails(artist.id, { editionId: song.editionId, count: 5 })
  await sql(db, `UPDATE keymails SET issued_at = now() - interval '20 days' WHERE copy > 3`)
  for (const code of codes.slice(0, 2)) {
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, code, `${code.toLowerCase()}@example.com`)
    expect((await fan.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  }
  // Three more artists, from 5, 20 and 365 days ago.
  for (const [n, days] of [5, 20, 365].entries()) {
    const other = await createTestArtist({ stageName: `Earlier ${n}` })
    await createTestSong(other.artist, { title: `Earlier Song ${n}` })
    const before = new Date(Date.now() - days * DAY)
    await sql(db, 'UPDATE artists SET created_at = $2 WHERE id = $1', [other.artist.id, before])
    await sql(db, 'UPDATE g_keys SET created_at = $2 WHERE artist_id = $1', [other.artist.id, before])
    await sql(db, 'UPDATE songs SET created_at = $2 WHERE artist_id = $1', [other.artist.id, before])
    await sql(db, `INSERT INTO fans (email, created_at) VALUES ('earlier${n}@example.com', $1)`, [before])
    await createPaidOrder('keymail', 1000 * (n + 1), days, other.artist.id, n * 100)
    // Also paid by fans and collectors; library sales are paid to the platform.
    await createPaidOrder('edition', 110 * (n + 1), days, other.artist.id)
    await createPaidOrder('art-card', 2300 * (n + 1), days, other.artist.id, n * 10)
    await createPaidOrder('library', 999, days, null)
    const cardId = await createTestCard(other.artist.id, { copies: 1 })
    await sql(db, 'UPDATE art_cards SET created_at = $2 WHERE id = $1', [cardId, before])
    await createPaidOrder('upload', 2500, days, null)
    await createPaidOrder('g-key', 5000, days, null)
  }
  await createTestCard(artist.id, { copies: 1 })
  await sql(db, `UPDATE g_keys SET state = 'void' WHERE id = (SELECT min(id::text)::uuid FROM g_keys)`)
})

/** Calculates the same numbers in JavaScript from all rows. */
async function calculateExpected(filter: AdminPeriod) {
  const midnight = new Date().setUTCHours(0, 0, 0, 0)
  const days = PERIOD_DAYS[filter]
  const since = days === null ? 0 : midnight - (days - 1) * DAY
  const rows = async (text: string) =>
    (await sql<Record<string, unknown> & { at: Date }>(db, text)).map((row) => ({ ...row, at: row.at.getTime() }))
  const people = [
    ...(await rows('SELECT created_at AS at FROM artists')),
    ...(await rows('SELECT created_at AS at FROM fans')),
  ]
  const keys = await rows(`SELECT created_at AS at, state FROM g_keys`)
  const keymails = await rows('SELECT issued_at AS at FROM keymails')
  const songs = await rows('SELECT created_at AS at FROM songs')
  const cards = await rows('SELECT created_at AS at FROM art_cards')
  const entries = await rows('SELECT p.at, e.* FROM ledger_entries e JOIN ledger_postings p ON p.id = e.posting_id')
  const fansPaid = ({ account }: { account?: string }) =>
    /^sales\/(keymail|edition|art-card|library)$/.test(account ?? '')
  const after = (time: number) => (list: { at: number }[]) => list.filter(({ at }) => at >= time).length
  const earlier = since - (days ?? 0) * DAY
  const inEarlier = (list: { at: number }[]) => after(earlier)(list) - after(since)(list)
  const [inPeriod, today] = [after(since), after(midnight)]
  const dollars = (time: number) =>
    -entries
      .filter(({ at, ...entry }) => at >= time && fansPaid(entry))
      .reduce((sum, entry) => sum + (entry as unknown as { cents: number }).cents, 0) / 100
  return {
    overview: {
      totalUsers: inPeriod(people),
      activeGKeys: inPeriod(keys.filter((key) => (key as { state?: string }).state === 'active')),
      totalKeymails: inPeriod(keymails),
      totalRevenue: dollars(since),
      totalSongs: inPeriod(songs),
      totalArtCards: inPeriod(cards),
    },
    before:
      days === null
        ? null
        : {
            totalUsers: inEarlier(people),
            totalKeymails: inEarlier(keymails),
            totalRevenue: expect.closeTo(dollars(earlier) - dollars(since), 6) as number,
            totalSongs: inEarlier(songs),
            totalArtCards: inEarlier(cards),
          },
    recent: {
      newUsersToday: today(people),
      keymailsToday: today(keymails),
      revenueToday: dollars(midnight),
      uploadsToday: today(songs),
    },
  }
}

test.each(periods)('the numbers for %s equal the sums of the rows', async (filter) => {
  const sums = await calculateExpected(filter)
  expect(await getAnalytics(filter)).toMatchObject(sums)
  // An empty period would prove nothing.
  if (filter !== 'today') expect(Object.values(sums.overview).every((number) => number > 0)).toBe(true)
})

const getStart = (filter: AdminPeriod) => {
  const days = PERIOD_DAYS[filter]
  return days === null ? 0 : new Date().setUTCHours(0, 0, 0, 0) - (days - 1) * DAY
}

test.each(periods)('the top artists for %s match the rows', async (filter) => {
  const since = getStart(filter)
  const all = await sql<{ id: string; username: string }>(db, 'SELECT id, stage_name AS username FROM artists')
  const rowsOf = async (text: string) =>
    (await sql<{ artistId: string; at: Date; cents?: number }>(db, text)).filter(({ at }) => at.getTime() >= since)
  const songs = await rowsOf('SELECT artist_id AS "artistId", created_at AS at FROM songs')
  const keymails = await rowsOf(
    'SELECT e.artist_id AS "artistId", k.issued_at AS at FROM keymails k JOIN editions e ON e.id = k.edition_id',
  )
  const entries = await rowsOf(
    `SELECT o.payee_artist_id AS "artistId", p.at, -e.cents::float8 AS cents FROM ledger_entries e
       JOIN ledger_postings p ON p.id = e.posting_id JOIN orders o ON o.id = p.order_id
      WHERE e.account LIKE 'sales/%' AND o.payee_artist_id IS NOT NULL`,
  )
  const best = all
    .map(({ id, username }) => {
      const own = <Row extends { artistId: string }>(rows: Row[]) => rows.filter(({ artistId }) => artistId === id)
      return {
        username,
        songs: own(songs).length,
        keymails: own(keymails).length,
        revenue: own(entries).reduce((sum, { cents = 0 }) => sum + cents, 0) / 100,
      }
    })
    .filter((artist) => artist.songs > 0 || artist.keymails > 0 || artist.revenue !== 0)
    .toSorted((a, b) => b.revenue - a.revenue)
  expect(best.length).toBeGreaterThan(0)
  expect((await getAnalytics(filter)).topArtists).toEqual(best)
})

test.each(periods)('the activity for %s lists each row once', async (filter) => {
  const since = getStart(filter)
  const happened = async (type: string, text: string) =>
    (await sql<{ at: Date; description: string }>(db, text))
      .filter(({ at }) => at.getTime() >= since)
      .map(({ at, description }) => `${at.toISOString()} ${type} ${description}`)
  const batches = new Map<string, { at: Date; count: number; title: string; artist: string }>()
  for (const row of await sql<{ at: Date; editionId: string; title: string; artist: string }>(
    db,
    `SELECT k.issued_at AS at, k.edition_id AS "editionId", e.title, a.stage_name AS artist FROM keymails k
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id`,
  )) {
    if (row.at.getTime() < since) continue
    const key = `${row.editionId} ${Math.floor(row.at.getTime() / 60_000)}`
    const known = batches.get(key)
    const at = known && known.at > row.at ? known.at : row.at
    batches.set(key, { at, title: row.title, artist: row.artist, count: (known?.count ?? 0) + 1 })
  }
  const expected = [
    ...(await happened(
      'user_signup',
      `SELECT created_at AS at, 'New artist: ' || stage_name AS description FROM artists`,
    )),
    ...(await happened(
      'user_signup',
      `SELECT created_at AS at, 'New fan' || coalesce(': ' || nullif(name, ''), '') AS description FROM fans`,
    )),
    ...(await happened(
      'gkey_purchase',
      `SELECT completed_at AS at, 'G-Key paid for by ' || payer_name AS description FROM orders WHERE purpose = 'g-key'`,
    )),
    ...(await happened(
      'song_upload',
      `SELECT s.created_at AS at, '“' || title || '” uploaded by ' || stage_name AS description
         FROM songs s JOIN artists a ON a.id = s.artist_id`,
    )),
    ...(await happened(
      'art_card_created',
      `SELECT c.created_at AS at, 'Art card “' || title || '” by ' || stage_name AS description
         FROM art_cards c JOIN artists a ON a.id = c.artist_id`,
    )),
    ...[...batches.values()].map(
      ({ at, count, title, artist }) =>
        `${at.toISOString()} keymail_generated ${count} Keymail${count === 1 ? '' : 's'} of “${title}” by ${artist}`,
    ),
  ]
  const { recentActivity } = await getAnalytics(filter)
  expect(expected.length).toBeLessThan(50)
  expect(
    recentActivity.map(({ timestamp, type, description }) => `${timestamp} ${type} ${description}`).toSorted(),
  ).toEqual(expected.toSorted())
})

test('the sums match the fixtures', async () => {
  const { overview, recent } = await getAnalytics('all')
  // Today: 2 × $7.50. Earlier: for each artist Keymails, an open-sale copy, a card and the library. Uploads and G-Keys
  // are not paid by fans.
  const days = [10 + 1.1 + 23 + 9.99, 19 + 2.2 + 45.9 + 9.99, 28 + 3.3 + 68.8 + 9.99]
  expect(overview.totalRevenue).toBeCloseTo(15 + days.reduce((sum, day) => sum + day), 6)
  expect(overview).toMatchObject({
    totalUsers: 4 + 5,
    activeGKeys: 3,
    totalKeymails: 8,
    totalSongs: 4,
    totalArtCards: 4,
  })
  expect(recent).toEqual({ newUsersToday: 1 + 2, keymailsToday: 3, revenueToday: 15, uploadsToday: 1 })
  expect((await getAnalytics('week')).overview).toMatchObject({
    totalRevenue: 59.09,
    totalUsers: 3 + 2,
    totalKeymails: 3,
  })
  // Nothing happened in the week before the last; all of it is older.
  expect((await getAnalytics('week')).before).toEqual({
    totalUsers: 0,
    totalKeymails: 0,
    totalRevenue: 0,
    totalSongs: 0,
    totalArtCards: 0,
  })
  expect((await getAnalytics('month')).overview).toMatchObject({
    totalRevenue: 136.18,
    totalKeymails: 8,
    totalArtCards: 3,
  })
  expect(await getAnalytics()).toEqual(await getAnalytics('all'))
})

describe('top artists', () => {
  test('are sorted by what their fans paid in the period', async () => {
    const { topArtists } = await getAnalytics('all')
    expect(topArtists.map(({ revenue }) => revenue)).toEqual([100.1, 67.1, 34.1, 15])
    expect(topArtists[0]).toEqual({ username: 'Earlier 2', songs: 1, keymails: 0, revenue: 100.1 })
    expect(topArtists[3]).toMatchObject({ songs: 1, keymails: 8, revenue: 15 })
    expect((await getAnalytics('today')).topArtists).toMatchObject([{ songs: 1, keymails: 3, revenue: 15 }])
  })

  test('are limited to ten', async () => {
    for (let n = 0; n < 12; n++) await createTestSong((await createTestArtist()).artist)
    expect((await getAnalytics('all')).topArtists).toHaveLength(10)
  })
})

describe('recent activity', () => {
  test('groups a bulk of Keymails into one line and lists everything else individually, newest first', async () => {
    const { recentActivity } = await getAnalytics('all')
    const lines = recentActivity
      .filter(({ type }) => type === 'keymail_generated')
      .map(({ description }) => description)
    expect(lines).toEqual([expect.stringMatching(/^3 Keymails of “/), expect.stringMatching(/^5 Keymails of “/)])
    expect(recentActivity.filter(({ type }) => type === 'gkey_purchase')).toHaveLength(3)
    expect(new Set(recentActivity.map(({ id }) => id)).size).toBe(recentActivity.length)
    const times = recentActivity.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(JSON.stringify(recentActivity)).not.toContain('@example.com')
  })

  test('is limited to the period and to fifty entries', async () => {
    const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0)).toISOString()
    for (const { timestamp } of (await getAnalytics('today')).recentActivity) expect(timestamp >= midnight).toBe(true)
    await sql(
      db,
      `INSERT INTO fans (email, name) SELECT 'many' || n || '@example.com', '' FROM generate_series(1, 60) n`,
    )
    const { recentActivity } = await getAnalytics('all')
    expect(recentActivity).toHaveLength(50)
    expect(recentActivity.every(({ description }) => description === 'New fan')).toBe(true)
  })
})

test('an operator may read the numbers, and an unknown filter answers 400', async () => {
  const operator = await signInStaff('operator')
  expect((await operator.get('/api/admin/analytics')).status).toBe(200)
  expect((await operator.get('/api/admin/analytics?filter=year')).status).toBe(400)
})

test('past days that are summed and sales that are rolled up give the same numbers', async () => {
  const before = await Promise.all(periods.map(getAnalytics))
  await rollUpDailySums()
  await rollUpRevenue()
  expect((await sql(db, 'SELECT FROM daily_sums')).length).toBeGreaterThan(5)
  expect(await Promise.all(periods.map(getAnalytics))).toEqual(before)
  for (const filter of periods) expect(await getAnalytics(filter)).toMatchObject(await calculateExpected(filter))
})

test('with enough paid artists the list is that of all artists', async () => {
  for (let n = 0; n < 12; n++) {
    const { artist } = await createTestArtist({ stageName: `Paid ${n}` })
    await createPaidOrder('edition', 500 + 100 * Math.floor(n / 2), n % 3 === 0 ? 3 : 40, artist.id, n === 11 ? 100 : 0)
  }
  const expected = await sql<{ username: string; revenue: number }>(
    db,
    `SELECT a.stage_name AS username, (-sum(e.cents) / 100.0)::float8 AS revenue FROM artists a
       JOIN orders o ON o.payee_artist_id = a.id JOIN ledger_postings p ON p.order_id = o.id
       JOIN ledger_entries e ON e.posting_id = p.id AND e.account LIKE 'sales/%'
      GROUP BY a.id ORDER BY sum(e.cents), (SELECT count(*) FROM keymails k JOIN editions d ON d.id = k.edition_id WHERE d.artist_id = a.id) DESC,
               (SELECT count(*) FROM songs WHERE artist_id = a.id) DESC, a.id LIMIT 10`,
  )
  for (const rolledUp of [false, true]) {
    if (rolledUp) await rollUpRevenue()
    const { topArtists } = await getAnalytics('all')
    expect(topArtists.map(({ username, revenue }) => ({ username, revenue }))).toEqual(expected)
  }
})

test('who was paid best lately is ranked from an index', async () => {
  await sql(
    db,
    `INSERT INTO revenue_days (artist_id, day, sales, cents, fee_cents, refunded_cents)
     SELECT uuidv7(), current_date - n % 400, 1, 100, 0, 0 FROM generate_series(1, 20000) n`,
  )
  await sql(db, 'VACUUM ANALYZE revenue_days')
  const since = new Date(Date.now() - 30 * DAY).toISOString().slice(0, 10)
  const plan = JSON.stringify(await sql(db, `EXPLAIN (FORMAT JSON) ${bestPaidSql}`, [since, 10]))
  expect(plan).toContain('revenue_days_lately')
  expect(plan).not.toMatch(/"(?:Bitmap Heap|Seq|Index) Scan","[^}]*"Relation Name":"revenue_days"/)
  await sql(db, `DELETE FROM revenue_days d WHERE NOT EXISTS (SELECT FROM artists a WHERE a.id = d.artist_id)`)
})

test('Keymails of all time are counted without reading them, also those issued again', async () => {
  const { artist, song } = await createTestKeymails(1, 10_000)
  await createPaidOrder('keymail', 1_000_000, 1, artist.id)
  const issue = (first: number, last: number, key: string) =>
    sql(
      db,
      `INSERT INTO keymails (edition_id, copy, code, price_cents)
       SELECT $1::uuid, n, 'TM-20260101-' || upper(substr(md5($1::uuid::text || n || $4::text), 1, 8)), 100
         FROM generate_series($2::int, $3::int) n`,
      [song.editionId, first, last, key],
    )
  await issue(2, 3000, 'first')
  await sql(db, 'UPDATE editions SET issued = 3000 WHERE id = $1', [song.editionId])
  await sql(db, `UPDATE keymails SET state = 'void', void_reason = 'artist' WHERE edition_id = $1 AND copy IN (2, 3)`, [
    song.editionId,
  ])
  await issue(2, 2, 'again')
  await sql(db, 'VACUUM ANALYZE keymails, editions')
  const [best] = await sql<{ keymails: number }>(db, bestPaidSql, ['-infinity', 1])
  expect(Number(best?.keymails)).toBe(3001)
  expect(await countRowsRead('keymails', bestPaidSql, ['-infinity', 1])).toBeLessThan(100)
})

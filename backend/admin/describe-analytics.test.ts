import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/platform'
import { issueKeymails } from '#module/keymails'
import { db, sql } from '#platform/database'
import { aSong, anArtist, keymailsFor } from '#testing/builders'
import { approvedOrder } from '#testing/paypal'
import { Browser, type Answer, withServer } from '#testing/server'
import { staffBrowser } from '#testing/staff'
import { PERIOD_DAYS, type Period, type describeAnalytics } from './contract.ts'

withServer()

const DAY = 86_400_000
const periods = Object.keys(PERIOD_DAYS) as Period[]

type Analytics = ReplyOf<typeof describeAnalytics>
const ask = async (filter?: Period): Promise<Analytics> => {
  const answer: Answer = await (await staffBrowser()).get(`/api/admin/analytics${filter ? `?filter=${filter}` : ''}`)
  expect(answer.status).toBe(200)
  return answer.body as Analytics
}

/** A paid order and its postings as they were booked so many days ago. */
async function paid(purpose: string, cents: number, daysAgo: number, artistId: string | null, refundedCents = 0) {
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
  // What was built today is to be asked for today.
  const left = DAY - (Date.now() % DAY)
  if (left < 30_000) await pause(left + 50)
  const { artist, song, codes } = await keymailsFor(3, 20)
  await issueKeymails(artist.id, { editionId: song.editionId, count: 5 })
  await sql(db, `UPDATE keymails SET issued_at = now() - interval '20 days' WHERE copy > 3`)
  for (const code of codes.slice(0, 2)) {
    const fan = new Browser()
    const orderId = await approvedOrder(fan, code, `${code.toLowerCase()}@example.com`)
    expect((await fan.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
  }
  // Three more artists: of five days, twenty days and a year ago.
  for (const [n, days] of [5, 20, 365].entries()) {
    const other = await anArtist({ stageName: `Earlier ${n}` })
    await aSong(other.artist, { title: `Earlier Song ${n}` })
    const before = new Date(Date.now() - days * DAY)
    await sql(db, 'UPDATE artists SET created_at = $2 WHERE id = $1', [other.artist.id, before])
    await sql(db, 'UPDATE g_keys SET created_at = $2 WHERE artist_id = $1', [other.artist.id, before])
    await sql(db, 'UPDATE songs SET created_at = $2 WHERE artist_id = $1', [other.artist.id, before])
    await sql(db, `INSERT INTO fans (email, created_at) VALUES ('earlier${n}@example.com', $1)`, [before])
    await paid('keymail', 1000 * (n + 1), days, other.artist.id, n * 100)
    await paid('upload', 2500, days, null)
    await paid('g-key', 5000, days, null)
  }
  await sql(db, `UPDATE g_keys SET state = 'void' WHERE id = (SELECT min(id::text)::uuid FROM g_keys)`)
})

/** The same numbers the long way: all rows, added up here. */
async function addedUp(filter: Period) {
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
  const after = (time: number) => (list: { at: number }[]) => list.filter(({ at }) => at >= time).length
  const [inPeriod, today] = [after(since), after(midnight)]
  const dollars = (time: number) =>
    -entries
      .filter(({ at, ...entry }) => at >= time && (entry as { account?: string }).account === 'sales/keymail')
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
    recent: {
      newUsersToday: today(people),
      keymailsToday: today(keymails),
      revenueToday: dollars(midnight),
      uploadsToday: today(songs),
    },
  }
}

test.each(periods)('the numbers of %s are the sums of the rows', async (filter) => {
  expect(await ask(filter)).toMatchObject(await addedUp(filter))
})

test('the sums are those that were built', async () => {
  const { overview, recent } = await ask('all')
  // 2 × 7.50 today; 10 + (20 − 1) + (30 − 2) before. Uploads and G-Keys are no fan's money.
  expect(overview.totalRevenue).toBe(15 + 10 + 19 + 28)
  expect(overview).toMatchObject({ totalUsers: 4 + 5, activeGKeys: 3, totalKeymails: 8, totalSongs: 4 })
  expect(recent).toEqual({ newUsersToday: 1 + 2, keymailsToday: 3, revenueToday: 15, uploadsToday: 1 })
  expect((await ask('week')).overview).toMatchObject({ totalRevenue: 25, totalUsers: 3 + 2, totalKeymails: 3 })
  expect((await ask('month')).overview).toMatchObject({ totalRevenue: 44, totalKeymails: 8 })
  expect(await ask()).toEqual(await ask('all'))
})

describe('top artists', () => {
  test('come by what their fans paid in the period', async () => {
    const { topArtists } = await ask('all')
    expect(topArtists.map(({ revenue }) => revenue)).toEqual([28, 19, 15, 10])
    expect(topArtists[0]).toEqual({ username: 'Earlier 2', songs: 1, keymails: 0, revenue: 28 })
    expect(topArtists[2]).toMatchObject({ songs: 1, keymails: 8, revenue: 15 })
    expect((await ask('today')).topArtists).toMatchObject([{ songs: 1, keymails: 3, revenue: 15 }])
  })

  test('are ten', async () => {
    for (let n = 0; n < 12; n++) await aSong((await anArtist()).artist)
    expect((await ask('all')).topArtists).toHaveLength(10)
  })
})

describe('the activity', () => {
  test('shows a bulk of Keymails as one line, everything else as one each, the newest first', async () => {
    const { recentActivity } = await ask('all')
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

  test('keeps to the period and to fifty lines', async () => {
    const midnight = new Date(new Date().setUTCHours(0, 0, 0, 0)).toISOString()
    for (const { timestamp } of (await ask('today')).recentActivity) expect(timestamp >= midnight).toBe(true)
    await sql(
      db,
      `INSERT INTO fans (email, name) SELECT 'many' || n || '@example.com', '' FROM generate_series(1, 60) n`,
    )
    const { recentActivity } = await ask('all')
    expect(recentActivity).toHaveLength(50)
    expect(recentActivity.every(({ description }) => description === 'New fan')).toBe(true)
  })
})

test('an operator sees the numbers, and a filter that is none is 400', async () => {
  const operator = await staffBrowser('operator')
  expect((await operator.get('/api/admin/analytics')).status).toBe(200)
  expect((await operator.get('/api/admin/analytics?filter=year')).status).toBe(400)
})

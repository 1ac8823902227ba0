import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { PERIODS, periodNames } from './contract.ts'
import { rollUpEvents } from './roll-up-events.ts'
import { updateCounters, trackActionOfVisitor } from './track-visitor-action.ts'
import { listEventSeries, listEventSums, listTopArtists, getPeriodRange } from '#module/analytics/reports'
import { topArtistsSql } from './reports/list-top-artists.ts'
import { trackEvent } from './track-event.ts'

startTestServer()

beforeEach(() =>
  sql(
    db,
    'TRUNCATE analytics_inbox, analytics_events, analytics_sums, analytics_artist_sums, analytics_fans, analytics_seen, analytics_salts',
  ),
)

const toTimeAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

async function createEvent(
  kind: string,
  minutesAgo: number,
  fields: { detail?: string; artistId?: string; quantity?: number; cents?: number } = {},
) {
  const { detail = '', artistId = null, quantity = 1, cents = 0 } = fields
  await sql(
    db,
    `INSERT INTO analytics_inbox (at, kind, detail, artist_id, quantity, cents) VALUES ($1, $2, $3, $4, $5, $6)`,
    [toTimeAgo(minutesAgo), kind, detail, artistId, quantity, cents],
  )
}

/** Calculates the same sums in JavaScript from every single event. */
async function calculateExpected(period: (typeof periodNames)[number]) {
  const { since, before } = getPeriodRange(period)
  const rows = await sql<{ at: Date; kind: string; quantity: number; cents: number }>(
    db,
    `SELECT at, kind, quantity, cents FROM analytics_events UNION ALL SELECT at, kind, quantity, cents FROM analytics_inbox`,
  )
  const sums: Record<string, [number, number, number, number]> = {}
  for (const { at, kind, quantity, cents } of rows) {
    if (at < before) continue
    const sum = (sums[kind] ??= [0, 0, 0, 0])
    const side = at >= since ? 0 : 2
    sum[side] += quantity
    sum[side + 1]! += cents
  }
  return sums
}

async function getReport(period: (typeof periodNames)[number]) {
  const sums: Record<string, [number, number, number, number]> = {}
  for (const { kind, quantity, cents, quantityBefore, centsBefore } of await listEventSums(period)) {
    const sum = (sums[kind] ??= [0, 0, 0, 0])
    sum[0] += quantity
    sum[1] += cents
    sum[2] += quantityBefore
    sum[3] += centsBefore
  }
  return sums
}

describe('sums', () => {
  const kinds = ['sale', 'refund', 'chat', 'keymail-issued']

  async function aMixture() {
    // Seconds, minutes, hours and weeks ago, several per bucket.
    for (let n = 0; n < 160; n++) {
      const minutes = [0.01 * n, n, n * 17, n * 400][n % 4] ?? 0
      await createEvent(kinds[n % kinds.length] ?? '', minutes, { quantity: 1 + (n % 5), cents: (n % 7) * 100 - 200 })
    }
  }

  test.each(periodNames)('of %s are exact before, between and after roll-ups', async (period) => {
    await aMixture()
    const expected = await calculateExpected(period)
    expect(await getReport(period)).toEqual(expected)
    await rollUpEvents(50)
    expect(await getReport(period)).toEqual(expected)
    await createEvent('sale', 0, { cents: 750 })
    expect(await getReport(period)).toEqual(await calculateExpected(period))
    await rollUpEvents()
    expect(await getReport(period)).toEqual(await calculateExpected(period))
    expect(await rollUpEvents()).toBe(0)
  })

  // With separate statements for summing and deleting, and without the lock, some events are counted twice.
  test('count every event once, with concurrent writers and roll-ups', async () => {
    const writing = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let n = 0; n < 25; n++) {
          await runInTransaction(async (trx) => {
            await trackEvent(trx, 'chat')
            if (n % 5 === 4) throw new Error('rolled back')
          }).catch(() => undefined)
        }
      }),
    )
    const folding = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let n = 0; n < 20; n++) await rollUpEvents(7)
      }),
    )
    await Promise.all([writing, folding])
    await rollUpEvents()
    expect(await getReport('1h')).toEqual({ chat: [160, 0, 0, 0] })
    const [kept] = await sql<{ count: number }>(db, 'SELECT count(*) FROM analytics_events')
    expect(kept?.count).toBe(160)
  })

  test('in the series add up to the sums of the period', async () => {
    for (let n = 0; n < 30; n++) await createEvent('sale', n * 45, { cents: 100 + n, detail: 'keymail' })
    await rollUpEvents(20)
    const series = await listEventSeries('24h')
    expect(series.reduce((sum, { cents }) => sum + cents, 0)).toBe((await getReport('24h'))['sale']?.[1])
    expect(series.length).toBeGreaterThan(20)
  })

  test('of the top artists are the same before and after the roll-up', async () => {
    const [a, b] = await Promise.all(
      ['A', 'B'].map(async (name) => {
        const [row] = await sql<{ id: string }>(
          db,
          `INSERT INTO artists (account_type, legal_name, stage_name, email) VALUES ('production', $1, $1, $2) RETURNING id`,
          [name, `${randomUUID()}@example.com`],
        )
        return row?.id ?? ''
      }),
    )
    await createEvent('sale', 5, { artistId: a, cents: 500 })
    await createEvent('sale', 5, { artistId: b, cents: 900 })
    await createEvent('refund', 1, { artistId: b, cents: -900 })
    await createEvent('sale', 60 * 24 * 40, { artistId: b, cents: 90_000 })
    const expected = [
      { name: 'A', fans: 0, cents: 500 },
      { name: 'B', fans: 0, cents: 0 },
    ]
    expect(await listTopArtists('7d', 10)).toEqual(expected)
    await rollUpEvents(2)
    expect(await listTopArtists('7d', 10)).toEqual(expected)
    await rollUpEvents()
    for (const period of periodNames) expect(await listTopArtists(period, 10)).toEqual(expected)
    expect(await listTopArtists('7d', 1)).toHaveLength(1)
  })
})

describe('a visitor', () => {
  const phone = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 (a phone)' }
  const desk = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 (a desk)' }
  const deedsNow = async () =>
    Object.fromEntries(
      (
        await sql<{ detail: string; count: number }>(
          db,
          `SELECT detail, sum(quantity) AS count FROM analytics_inbox WHERE kind = 'deed' GROUP BY 1`,
        )
      ).map(({ detail, count }) => [detail, count]),
    )

  test('counts once a day, and each kind of action once', async () => {
    trackActionOfVisitor(phone, 'page')
    trackActionOfVisitor(desk, 'page')
    await updateCounters()
    expect(await deedsNow()).toEqual({ came: 2 })
    for (let n = 0; n < 3; n++) {
      trackActionOfVisitor(phone, 'page')
      trackActionOfVisitor(phone, 'listened')
      trackActionOfVisitor(phone, 'bought')
      await updateCounters()
    }
    expect(await deedsNow()).toEqual({ came: 2, looked: 1, listened: 1, bought: 1 })
    expect((await getReport('1h'))['page']?.[0]).toBe(5)
  })

  test('without a page view is treated as a bot until a page is opened', async () => {
    trackActionOfVisitor(phone, 'listened')
    await updateCounters()
    expect(await deedsNow()).toEqual({})
    trackActionOfVisitor(phone, 'page')
    await updateCounters()
    expect(await deedsNow()).toEqual({ came: 1, listened: 1 })
  })

  test('whose user agent names a bot is not counted', async () => {
    for (const userAgent of ['', 'Googlebot/2.1', 'Mozilla/5.0 HeadlessChrome/153', 'curl/8', 'node']) {
      trackActionOfVisitor({ address: '192.0.2.2', userAgent }, 'page')
    }
    await updateCounters()
    expect(await deedsNow()).toEqual({})
  })

  test('is stored as a hash that is meaningless once the salt is deleted', async () => {
    trackActionOfVisitor(phone, 'page')
    await updateCounters()
    const dump = await sql<{ row: string }>(
      db,
      `SELECT s::text AS row FROM analytics_seen s UNION ALL SELECT i::text FROM analytics_inbox i`,
    )
    expect(dump.map(({ row }) => row).join()).not.toMatch(/192\.0\.2|phone/)
    await sql(db, `UPDATE analytics_seen SET day = day - 1`)
    await sql(db, `UPDATE analytics_salts SET day = day - 1`)
    await rollUpEvents()
    const now = new Date()
    if (now.getUTCHours() === 0 && now.getUTCMinutes() < 2) return
    expect(await sql(db, 'SELECT FROM analytics_salts')).toEqual([])
    expect(await sql(db, 'SELECT FROM analytics_seen')).toEqual([])
  })

  test('is counted by the call every page makes, which has no body and no answer', async () => {
    const answer = await new Browser({ 'user-agent': 'Mozilla/5.0 (a reader)' }).send('POST', '/api/visits')
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([])
    await updateCounters()
    expect(await deedsNow()).toEqual({ came: 1 })
  })
})

test('a period consists of whole buckets and ends with the current one', () => {
  const now = Date.parse('2026-11-21T14:25:30Z')
  expect(getPeriodRange('1h', now)).toEqual({
    grain: 'minute',
    since: new Date('2026-11-21T13:26:00Z'),
    before: new Date('2026-11-21T12:26:00Z'),
  })
  expect(getPeriodRange('24h', now).since).toEqual(new Date('2026-11-20T15:00:00Z'))
  expect(getPeriodRange('30d', now).since.getTime()).toBe(
    Date.parse('2026-11-21T14:00:00Z') - (PERIODS['30d'].buckets - 1) * 3_600_000,
  )
})

test('the artists who earned most are ranked from an index', async () => {
  await sql(
    db,
    `INSERT INTO analytics_artist_sums (grain, bucket, artist_id, sales, cents, fans)
     SELECT 'hour', date_trunc('hour', now()) - make_interval(hours => n % 10000), uuidv7(), 1, 100, 1 FROM generate_series(1, 20000) n`,
  )
  await sql(db, 'VACUUM ANALYZE analytics_artist_sums')
  const { since, grain } = getPeriodRange('30d')
  const plan = JSON.stringify(await sql(db, `EXPLAIN (FORMAT JSON) ${topArtistsSql}`, [grain, since, 5]))
  expect(plan).toMatch(/"Index Only Scan","[^}]*"Relation Name":"analytics_artist_sums"/)
})

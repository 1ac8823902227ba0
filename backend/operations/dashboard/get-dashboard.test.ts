import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { rollUpEvents } from '#module/analytics'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import type { Dashboard } from './contract.ts'

startTestServer()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Restates the contract: whole buckets that end with the current one, and the chart steps. */
const periods = {
  '1h': { bucket: MINUTE, buckets: 60, step: MINUTE },
  '24h': { bucket: HOUR, buckets: 24, step: HOUR },
  '7d': { bucket: HOUR, buckets: 7 * 24, step: 6 * HOUR },
  '30d': { bucket: HOUR, buckets: 30 * 24, step: DAY },
}
type Period = keyof typeof periods
const periodNames = Object.keys(periods) as Period[]

/** A seeded pseudorandom generator, so that every run sees the same numbers. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

type Event = { at: Date; kind: string; detail: string; artistId: string | null; quantity: number; cents: number }

const KINDS: [kind: string, detail: string][] = [
  ['page', ''],
  ['deed', 'came'],
  ['deed', 'came'],
  ['deed', 'looked'],
  ['deed', 'listened'],
  ['deed', 'asked'],
  ['deed', 'bought'],
  ['keymail-issued', ''],
  ['keymail-checked', ''],
  ['g-key-issued', 'production'],
  ['chat', ''],
  ['sale', 'keymail'],
  ['sale', 'edition'],
  ['sale', 'art-card'],
  ['sale', 'upload'],
  ['sale', 'library'],
  ['refund', 'keymail'],
]
const EVENTS = 1_500
const artists: { id: string; stageName: string }[] = []

beforeAll(async () => {
  for (let n = 0; n < 7; n++) artists.push((await createTestArtist()).artist)
  await sql(
    db,
    `INSERT INTO fans (email, name) SELECT 'buyer' || n || '@example.com', 'Buyer' FROM generate_series(0, 39) n`,
  )
  const random = createRandom(42)
  // A third within two hours, the rest within 65 days, so that every period and its predecessor have some.
  const ages = Array.from({ length: EVENTS }, (_, n) => random() * (n % 3 ? 65 * DAY : 2 * HOUR))
  // Inserted oldest first, as in production.
  for (const [n, age] of ages.toSorted((a, b) => b - a).entries()) {
    const [kind, detail] = KINDS[Math.floor(random() * KINDS.length)] ?? ['page', '']
    const isSale = kind === 'sale' || kind === 'refund'
    const artist = isSale && !/upload|library/.test(detail) ? artists[Math.floor(random() ** 2 * 7)] : undefined
    const cents = isSale ? Math.floor(99 + random() * 5_000) * (kind === 'refund' ? -0.1 : 1) : 0
    await sql(
      db,
      `WITH bought AS (
         INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
                             description, state, provider_order_id, capture_id, payer_email, payer_name, completed_at)
         SELECT uuidv7(), $3, uuidv7(), 1, $6, 'USD', 'x@example.com', $4::uuid, '', 'completed', 'P' || $7::text,
                'P' || $7::text, $8, 'Buyer', now() - make_interval(secs => $1)
          WHERE $2 = 'sale' AND $4::uuid IS NOT NULL RETURNING id)
       INSERT INTO analytics_inbox (at, kind, detail, artist_id, subject_id, quantity, cents)
       SELECT now() - make_interval(secs => $1), $2, $3, $4::uuid, (SELECT id FROM bought), $5, $6`,
      [
        age / 1000,
        kind,
        detail,
        artist?.id ?? null,
        kind === 'keymail-issued' ? 1 + Math.floor(random() * 50) : 1,
        Math.round(cents),
        n,
        `buyer${Math.floor(random() * 40)}@example.com`,
      ],
    )
    // Most of them are rolled up in small batches; the last ones stay in the inbox.
    if (n % 300 === 200) await rollUpEvents(70)
  }
  // The current minute must not end between the request and the expected calculation.
  const left = MINUTE - (Date.now() % MINUTE)
  if (left < 15_000) await pause(left + 50)
})

/** All single events, rolled up or not. */
const listAllEvents = () =>
  sql<Event>(
    db,
    `SELECT at, kind, detail, artist_id AS "artistId", quantity::float8 AS quantity, cents::float8 AS cents
       FROM (SELECT at, kind, detail, artist_id, quantity, cents FROM analytics_events
              UNION ALL SELECT at, kind, detail, artist_id, quantity, cents FROM analytics_inbox) e`,
  )

const sum = (events: Event[], what: 'quantity' | 'cents') => events.reduce((all, event) => all + event[what], 0)
const isPaidByFan = ({ kind, detail }: Event) =>
  /^(sale|refund)$/.test(kind) && /^(keymail|edition|art-card)$/.test(detail)

/** Applies the metric definitions to the single events. */
function calculateExpected(events: Event[]) {
  const count = (kind: string, detail?: string) =>
    sum(
      events.filter((event) => event.kind === kind && (detail === undefined || event.detail === detail)),
      'quantity',
    )
  const came = count('deed', 'came')
  return {
    compared: {
      totalVisitors: came,
      keymailsDistributed: count('keymail-issued'),
      artistRevenue: sum(events.filter(isPaidByFan), 'cents') / 100,
      visitorToFanConversion: came ? Number(((100 * count('deed', 'bought')) / came).toFixed(1)) : null,
      averageVisitorEngagement: came ? Number((count('deed') / came).toFixed(2)) : null,
    },
    more: {
      gKeysIssued: count('g-key-issued'),
      keymailsRedeemed: count('sale', 'keymail'),
      keymailsChecked: count('keymail-checked'),
      questions: count('chat'),
      pages: count('page'),
    },
  }
}

const getDashboardData = async (browser: Browser, period: Period) =>
  (await browser.get(`/api/godfrey/analytics/dashboard?period=${period}`)).body['data'] as Dashboard

test('the fixtures include rolled-up and pending events in every period and its predecessor', async () => {
  const [rows] = await sql<{ folded: number; waiting: number }>(
    db,
    'SELECT (SELECT count(*) FROM analytics_events) AS folded, (SELECT count(*) FROM analytics_inbox) AS waiting',
  )
  expect(rows?.folded).toBeGreaterThan(1_000)
  expect(rows?.waiting).toBeGreaterThan(50)
})

test.each(periodNames)(
  'every metric for %s, the previous period, the chart and the top artists equal the sums of the events',
  async (period) => {
    const seen = await getDashboardData(await signInStaff('operator'), period)
    const { bucket, buckets, step } = periods[period]
    const since = Math.floor(Date.parse(seen.lastUpdated) / bucket) * bucket - (buckets - 1) * bucket
    const before = since - buckets * bucket
    const all = await listAllEvents()
    const between = (from: number, to = Infinity) => all.filter(({ at }) => at.getTime() >= from && at.getTime() < to)
    const now = calculateExpected(between(since))
    expect(now.compared.totalVisitors).toBeGreaterThan(0)
    expect(seen).toMatchObject({
      ...now.compared,
      ...now.more,
      before: calculateExpected(between(before, since)).compared,
    })
    const [keys] = await sql<{ count: number }>(db, `SELECT count(*) FROM g_keys WHERE state = 'active'`)
    expect(seen.activeGKeys).toBe(keys?.count)

    // Every point of the chart, including the empty ones.
    const points = Array.from({ length: (buckets * bucket) / step }, (_, n) => {
      const events = between(since + n * step, since + (n + 1) * step)
      return {
        at: new Date(since + n * step).toISOString(),
        visitors: sum(
          events.filter(({ kind, detail }) => kind === 'deed' && detail === 'came'),
          'quantity',
        ),
        sales: sum(
          events.filter((event) => event.kind === 'sale' && isPaidByFan(event)),
          'quantity',
        ),
        revenue: sum(events.filter(isPaidByFan), 'cents') / 100,
      }
    })
    expect(seen.series).toEqual(points)

    // Who earned most, and the fans whose first purchase from them is in the period.
    const orders = await sql<{ artistId: string; payer: string; at: Date }>(
      db,
      `SELECT payee_artist_id AS "artistId", payer_email AS payer, completed_at AS at FROM orders ORDER BY completed_at`,
    )
    const best = artists
      .map(({ id, stageName }) => {
        const firsts = new Map<string, number>()
        for (const { artistId, payer, at } of orders) {
          if (artistId === id && !firsts.has(payer)) firsts.set(payer, at.getTime())
        }
        const earned = between(since).filter(({ artistId }) => artistId === id)
        return {
          name: stageName,
          fans: [...firsts.values()].filter((at) => at >= since).length,
          revenue: sum(earned, 'cents') / 100,
          any: earned.length > 0,
        }
      })
      .filter(({ any }) => any)
      .toSorted((a, b) => b.revenue - a.revenue)
      .slice(0, 5)
      .map(({ name, fans, revenue }) => ({ name, fans, revenue }))
    expect(best.length).toBeGreaterThan(2)
    expect(seen.topPerformingArtists).toEqual(best)

    // A visitor gets the same numbers without money and names.
    const { artistRevenue: _, ...open } = now.compared
    expect(await getDashboardData(new Browser(), period)).toMatchObject({
      ...open,
      ...now.more,
      artistRevenue: null,
      topPerformingArtists: [],
      series: points.map((point) => ({ ...point, revenue: null })),
    })
  },
)

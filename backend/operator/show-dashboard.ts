import type { Period } from '#contract/analytics'
import { readSeries, readSums, readTopArtists, stepsOf } from '#module/analytics'
import { db, sql } from '#platform/database'
import { type Dashboard, TOP_ARTISTS } from './contract.ts'
import { readActivity } from './read-activity.ts'
import { judgeSystem } from './judge-system.ts'

/** Answers to visitors are shared for so long, in milliseconds: the page is open to everybody and asks every 30 s. */
const SHARED_MS = 1_000
/** Who sells to fans is paid by them; G-Keys, uploads and the library are paid to the house. */
const PAID_TO_ARTISTS = new Set(['keymail', 'edition', 'art-card'])

const shared = new Map<Period, { until: number; dashboard: Promise<Dashboard> }>()

/** The dashboard's numbers. Money and artists' names are for staff. */
export async function showDashboard(period: Period, isStaff: boolean): Promise<Dashboard> {
  if (isStaff) return readDashboard(period, true)
  const known = shared.get(period)
  if (known && known.until > Date.now()) return known.dashboard
  const dashboard = readDashboard(period, false)
  shared.set(period, { until: Date.now() + SHARED_MS, dashboard })
  dashboard.catch(() => shared.delete(period))
  return dashboard
}

async function readDashboard(period: Period, isStaff: boolean): Promise<Dashboard> {
  const [sums, series, artists, [keys], activity, system] = await Promise.all([
    readSums(period),
    readSeries(period),
    isStaff ? readTopArtists(period, TOP_ARTISTS) : [],
    sql<{ count: number }>(db, `SELECT count(*) FROM g_keys WHERE state = 'active'`),
    readActivity(),
    judgeSystem(),
  ])
  const side = (before: boolean) => {
    const add = (of: (sum: (typeof sums)[number]) => boolean, what: 'quantity' | 'cents' = 'quantity') =>
      sums.filter(of).reduce((all, sum) => all + sum[before ? (`${what}Before` as const) : what], 0)
    const came = add(({ kind, detail }) => kind === 'deed' && detail === 'came')
    const deeds = add(({ kind }) => kind === 'deed')
    const bought = add(({ kind, detail }) => kind === 'deed' && detail === 'bought')
    const cents = add(({ kind, detail }) => /^(sale|refund)$/.test(kind) && PAID_TO_ARTISTS.has(detail), 'cents')
    const count = (wanted: string, of?: string) =>
      add(({ kind, detail }) => kind === wanted && (of === undefined || detail === of))
    return {
      totalVisitors: came,
      keymailsDistributed: count('keymail-issued'),
      artistRevenue: isStaff ? cents / 100 : null,
      visitorToFanConversion: came > 0 ? round((100 * bought) / came, 1) : null,
      averageVisitorEngagement: came > 0 ? round(deeds / came, 2) : null,
      count,
    }
  }
  const { count, ...now } = side(false)
  const { count: _, ...before } = side(true)
  return {
    lastUpdated: new Date().toISOString(),
    period,
    ...now,
    before,
    activeGKeys: keys?.count ?? 0,
    topPerformingArtists: artists.map(({ name, fans, cents }) => ({ name, fans, revenue: cents / 100 })),
    gKeysIssued: count('g-key-issued'),
    keymailsRedeemed: count('sale', 'keymail'),
    keymailsChecked: count('keymail-checked'),
    questions: count('chat'),
    pages: count('page'),
    series: fill(period, series, isStaff),
    system,
    activity,
  }
}

const round = (number: number, digits: number) => Number(number.toFixed(digits))

/** Every step of the period has its point: where nothing happened it is zero. */
function fill(period: Period, happened: Awaited<ReturnType<typeof readSeries>>, isStaff: boolean): Dashboard['series'] {
  const points = new Map(stepsOf(period).map((at) => [at, { visitors: 0, sales: 0, cents: 0 }]))
  for (const { at, kind, detail, quantity, cents } of happened) {
    const point = points.get(at.getTime())
    if (!point) continue
    if (kind === 'deed') point.visitors += quantity
    else if (PAID_TO_ARTISTS.has(detail)) {
      if (kind === 'sale') point.sales += quantity
      point.cents += cents
    }
  }
  return [...points].map(([at, { visitors, sales, cents }]) => ({
    at: new Date(at).toISOString(),
    visitors,
    sales,
    revenue: isStaff ? cents / 100 : null,
  }))
}

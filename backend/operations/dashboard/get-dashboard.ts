import type { Language } from '#contract/text'
import type { Period } from '#contract/analytics'
import { listEventSeries, listEventSums, listTopArtists, listPeriodSteps } from '#module/analytics/reports'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { type Dashboard, TOP_ARTISTS_LIMIT } from './contract.ts'
import { listActivity } from './list-activity.ts'
import { getSystemHealth } from './get-system-health.ts'
import { runDetached } from '#runtime/request-context'

/** How long the visitors' answer is cached, in milliseconds: the page is public and polls every 30 s. */
const CACHE_MS = 1_000
/** Purposes that fans pay directly to artists; G-Keys, uploads and the library are paid to the platform. */
const ARTIST_PAID_PURPOSES = new Set(['keymail', 'edition', 'art-card'])

const cachedDashboards = new Map<string, { until: number; dashboard: Promise<Dashboard> }>()

/** The dashboard's numbers. Money and artists' names are for staff only. */
export async function getDashboard(period: Period, isStaff: boolean, language: Language): Promise<Dashboard> {
  if (isStaff) return buildDashboard(period, true, language)
  const key = `${language} ${period}`
  const known = cachedDashboards.get(key)
  if (known && known.until > Date.now()) return known.dashboard
  const dashboard = runDetached(() => buildDashboard(period, false, language))
  cachedDashboards.set(key, { until: Date.now() + CACHE_MS, dashboard })
  dashboard.catch(() => cachedDashboards.delete(key))
  return dashboard
}

async function buildDashboard(period: Period, isStaff: boolean, language: Language): Promise<Dashboard> {
  const [sums, series, artists, [keys], activity, system] = await Promise.all([
    listEventSums(period),
    listEventSeries(period),
    isStaff ? listTopArtists(period, TOP_ARTISTS_LIMIT) : [],
    sql<{ count: number }>(db, `SELECT count(*) FROM g_keys WHERE state = 'active'`),
    listActivity(language),
    getSystemHealth(language),
  ])
  const side = (before: boolean) => {
    const add = (of: (sum: (typeof sums)[number]) => boolean, what: 'quantity' | 'cents' = 'quantity') =>
      sums.filter(of).reduce((all, sum) => all + sum[before ? (`${what}Before` as const) : what], 0)
    const came = add(({ kind, detail }) => kind === 'deed' && detail === 'came')
    const deeds = add(({ kind }) => kind === 'deed')
    const bought = add(({ kind, detail }) => kind === 'deed' && detail === 'bought')
    const cents = add(({ kind, detail }) => /^(sale|refund)$/.test(kind) && ARTIST_PAID_PURPOSES.has(detail), 'cents')
    const count = (wanted: string, of?: string) =>
      add(({ kind, detail }) => kind === wanted && (of === undefined || detail === of))
    return {
      totalVisitors: came,
      keymailsDistributed: count('keymail-issued'),
      artistRevenue: isStaff ? cents / 100 : null,
      visitorToFanConversion: came > 0 ? toRounded((100 * bought) / came, 1) : null,
      averageVisitorEngagement: came > 0 ? toRounded(deeds / came, 2) : null,
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
    series: buildSeries(period, series, isStaff),
    system,
    activity,
  }
}

const toRounded = (number: number, digits: number) => Number(number.toFixed(digits))

/** One point per step of the period; steps without events are zero. */
function buildSeries(
  period: Period,
  happened: Awaited<ReturnType<typeof listEventSeries>>,
  isStaff: boolean,
): Dashboard['series'] {
  const points = new Map(listPeriodSteps(period).map((at) => [at, { visitors: 0, sales: 0, cents: 0 }]))
  for (const { at, kind, detail, quantity, cents } of happened) {
    const point = points.get(at.getTime())
    if (!point) continue
    if (kind === 'deed') point.visitors += quantity
    else if (ARTIST_PAID_PURPOSES.has(detail)) {
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

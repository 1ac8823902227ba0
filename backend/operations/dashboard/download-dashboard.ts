import { type Period, metricDefinitions } from '#contract/analytics'
import { toCsv } from '#text/csv'
import { getDashboard } from './get-dashboard.ts'

/** The dashboard as CSV: one row per metric with its definition, then one row per step of the period. */
export async function downloadDashboard(period: Period, isStaff: boolean): Promise<string> {
  const data = await getDashboard(period, isStaff, 'english')
  const number = (name: keyof typeof metricDefinitions, now: number | null, before: number | null) =>
    now === null && before === null ? [] : [[name, now ?? '', before ?? '', metricDefinitions[name]]]
  return toCsv([
    ['number', `last ${period}`, 'period before', 'meaning'],
    ...number('totalVisitors', data.totalVisitors, data.before.totalVisitors),
    ...number('activeGKeys', data.activeGKeys, null),
    ...number('keymailsDistributed', data.keymailsDistributed, data.before.keymailsDistributed),
    ...number('artistRevenue', data.artistRevenue, data.before.artistRevenue),
    ...number('visitorToFanConversion', data.visitorToFanConversion, data.before.visitorToFanConversion),
    ...number('averageVisitorEngagement', data.averageVisitorEngagement, data.before.averageVisitorEngagement),
    [],
    ['from (UTC)', 'visitors', 'sales', ...(isStaff ? ['revenue (USD)'] : [])],
    ...data.series.map(({ at, visitors, sales, revenue }) => [at, visitors, sales, ...(isStaff ? [revenue ?? 0] : [])]),
    ...(data.topPerformingArtists.length > 0
      ? [
          [],
          ['artist', 'fans gained', 'revenue (USD)'],
          ...data.topPerformingArtists.map(({ name, fans, revenue }) => [name, fans, revenue]),
        ]
      : []),
  ])
}

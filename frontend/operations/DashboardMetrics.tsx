import type { Period } from '#contract/analytics'
import type { Dashboard } from '#contract/operations/dashboard'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { LineChart } from '#frontend/ui/charts/LineChart.tsx'
import { Meter } from '#frontend/ui/charts/Meter.tsx'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { formatTrend } from './format-trend.ts'
import { Tooltip } from '#frontend/ui/controls/Tooltip.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { formatStepLabels } from './format-step-labels.ts'
import { formatCount, formatPercent } from '#frontend/lib/format-number.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

const formatDollars = (amount: number) => formatCents(Math.round(amount * 100))

const PREVIOUS_PERIODS = {
  '1h': 'before.1h',
  '24h': 'before.24h',
  '7d': 'before.7d',
  '30d': 'before.30d',
} as const satisfies Record<Period, string>

/** The totals of the period with their definitions and trends. `data` is undefined while loading. */
export function DashboardMetrics({ data, isStaff }: { data: Dashboard | undefined; isStaff: boolean }) {
  const t = useMessages(staffOperations)
  const loading = !data
  const buildLabel = (definition: string, label: string) => <Tooltip text={definition}>{label}</Tooltip>
  return (
    <div aria-busy={loading}>
      <StatRow>
        <Stat
          label={buildLabel(t('definition.totalVisitors'), t('totalVisitors'))}
          value={formatCount(data?.totalVisitors ?? 0)}
          note={data && formatTrend(t, data.totalVisitors, data.before.totalVisitors, t(PREVIOUS_PERIODS[data.period]))}
          loading={loading}
        />
        <Stat
          label={buildLabel(t('definition.activeGKeys'), t('activeGKeys'))}
          value={formatCount(data?.activeGKeys ?? 0)}
          note={data && data.gKeysIssued > 0 ? t('newKeys', { n: data.gKeysIssued }) : undefined}
          loading={loading}
        />
        <Stat
          label={buildLabel(t('definition.keymailsDistributed'), t('keymailsDistributed'))}
          value={formatCount(data?.keymailsDistributed ?? 0)}
          note={
            data &&
            formatTrend(t, data.keymailsDistributed, data.before.keymailsDistributed, t(PREVIOUS_PERIODS[data.period]))
          }
          loading={loading}
        />
        <Stat
          label={buildLabel(t('definition.artistRevenue'), t('artistRevenueUsd'))}
          value={data?.artistRevenue === null ? t('staff') : formatDollars(data?.artistRevenue ?? 0)}
          note={
            data &&
            (data.artistRevenue === null
              ? t('shownToStaff')
              : formatTrend(t, data.artistRevenue, data.before.artistRevenue, t(PREVIOUS_PERIODS[data.period])))
          }
          loading={loading}
        />
      </StatRow>
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
        <ShareMeter
          label={t('visitorToFanConversion')}
          description={t('definition.visitorToFanConversion')}
          value={data?.visitorToFanConversion}
          max={100}
          format={formatPercent}
          note={
            data &&
            formatTrend(
              t,
              data.visitorToFanConversion,
              data.before.visitorToFanConversion,
              t(PREVIOUS_PERIODS[data.period]),
            )
          }
        />
        <ShareMeter
          label={t('averageEngagementScore')}
          description={t('definition.averageVisitorEngagement')}
          value={data?.averageVisitorEngagement}
          max={5}
          format={(value) => `${formatCount(value)} / 5`}
          note={
            data &&
            formatTrend(
              t,
              data.averageVisitorEngagement,
              data.before.averageVisitorEngagement,
              t(PREVIOUS_PERIODS[data.period]),
            )
          }
        />
      </div>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Panel title={t('visitorsAndSales')}>
          {data ? <VisitorsAndSalesChart data={data} /> : <Skeleton className="h-60" />}
        </Panel>
        <Panel title={t('topPerformingArtists')}>
          {data ? <TopArtists data={data} isStaff={isStaff} /> : <Skeleton className="h-60" />}
        </Panel>
      </div>
    </div>
  )
}

interface ShareMeterProps {
  label: string
  description: string
  value: number | null | undefined
  max: number
  format: (value: number) => string
  note: string | undefined
}

function ShareMeter({ label, description, value, max, format, note }: ShareMeterProps) {
  const t = useMessages(staffOperations)
  if (value === undefined) return <Skeleton className="h-14" />
  return (
    <div>
      <Meter label={label} value={value ?? 0} max={max} valueText={value === null ? t('nobodyYet') : format(value)} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-bone-3">
        <Tooltip text={description}>{t('whatThisMeans')}</Tooltip>
        {note && <span>{note}</span>}
      </p>
    </div>
  )
}

function VisitorsAndSalesChart({ data: { period, series } }: { data: Dashboard }) {
  const t = useMessages(staffOperations)
  return (
    <LineChart
      caption={t('visitorsAndSalesCaption', { period })}
      labels={formatStepLabels(period, series)}
      lines={[
        { name: t('visitors'), values: series.map(({ visitors }) => visitors) },
        { name: t('sales'), values: series.map(({ sales }) => sales) },
      ]}
      format={formatCount}
    />
  )
}

function TopArtists({ data: { topPerformingArtists: artists }, isStaff }: { data: Dashboard; isStaff: boolean }) {
  const t = useMessages(staffOperations)
  if (!isStaff) return <p className="text-bone-2">{t('namesShownToStaff')}</p>
  if (artists.length === 0) return <p className="text-bone-2">{t('noSales')}</p>
  return (
    <BarList
      label={t('artistsByRevenueIn')}
      rows={artists.map(({ name, fans, revenue }, n) => ({
        key: `${n} ${name}`,
        name,
        note: t('newFans', { n: fans }),
        value: Math.max(0, revenue),
        written: formatDollars(revenue),
      }))}
    />
  )
}

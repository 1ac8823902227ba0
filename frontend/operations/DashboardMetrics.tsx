import { metricDefinitions, type Period } from '#contract/analytics'
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
import { formatCount } from '#frontend/lib/format-number.ts'

const formatDollars = (amount: number) => formatCents(Math.round(amount * 100))

const PREVIOUS_PERIODS: Record<Period, string> = {
  '1h': 'the hour before',
  '24h': 'the 24 hours before',
  '7d': 'the 7 days before',
  '30d': 'the 30 days before',
}

/** The totals of the period with their definitions and trends. `data` is undefined while loading. */
export function DashboardMetrics({ data, isStaff }: { data: Dashboard | undefined; isStaff: boolean }) {
  const loading = !data
  const buildLabel = (name: keyof typeof metricDefinitions, label: string) => (
    <Tooltip text={metricDefinitions[name]}>{label}</Tooltip>
  )
  return (
    <div aria-busy={loading}>
      <StatRow>
        <Stat
          label={buildLabel('totalVisitors', 'Total Visitors')}
          value={formatCount(data?.totalVisitors ?? 0)}
          note={data && formatTrend(data.totalVisitors, data.before.totalVisitors, PREVIOUS_PERIODS[data.period])}
          loading={loading}
        />
        <Stat
          label={buildLabel('activeGKeys', 'Active G-Keys')}
          value={formatCount(data?.activeGKeys ?? 0)}
          note={data && data.gKeysIssued > 0 ? `+${formatCount(data.gKeysIssued)} new in the period` : undefined}
          loading={loading}
        />
        <Stat
          label={buildLabel('keymailsDistributed', 'Keymails Distributed')}
          value={formatCount(data?.keymailsDistributed ?? 0)}
          note={
            data &&
            formatTrend(data.keymailsDistributed, data.before.keymailsDistributed, PREVIOUS_PERIODS[data.period])
          }
          loading={loading}
        />
        <Stat
          label={buildLabel('artistRevenue', 'Artist Revenue (USD)')}
          value={data?.artistRevenue === null ? 'Staff' : formatDollars(data?.artistRevenue ?? 0)}
          note={
            data &&
            (data.artistRevenue === null
              ? 'Shown to staff who have signed in'
              : formatTrend(data.artistRevenue, data.before.artistRevenue, PREVIOUS_PERIODS[data.period]))
          }
          loading={loading}
        />
      </StatRow>
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
        <ShareMeter
          label="Visitor to Fan Conversion"
          description={metricDefinitions.visitorToFanConversion}
          value={data?.visitorToFanConversion}
          max={100}
          format={(value) => `${value}%`}
          note={
            data &&
            formatTrend(data.visitorToFanConversion, data.before.visitorToFanConversion, PREVIOUS_PERIODS[data.period])
          }
        />
        <ShareMeter
          label="Average Engagement Score"
          description={metricDefinitions.averageVisitorEngagement}
          value={data?.averageVisitorEngagement}
          max={5}
          format={(value) => `${value} / 5`}
          note={
            data &&
            formatTrend(
              data.averageVisitorEngagement,
              data.before.averageVisitorEngagement,
              PREVIOUS_PERIODS[data.period],
            )
          }
        />
      </div>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Panel title="Visitors and sales">
          {data ? <VisitorsAndSalesChart data={data} /> : <Skeleton className="h-60" />}
        </Panel>
        <Panel title="Top Performing Artists">
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
  if (value === undefined) return <Skeleton className="h-14" />
  return (
    <div>
      <Meter label={label} value={value ?? 0} max={max} valueText={value === null ? 'Nobody yet' : format(value)} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-bone-3">
        <Tooltip text={description}>What this means</Tooltip>
        {note && <span>{note}</span>}
      </p>
    </div>
  )
}

function VisitorsAndSalesChart({ data: { period, series } }: { data: Dashboard }) {
  return (
    <LineChart
      caption={`Visitors and sales, the last ${period}`}
      labels={formatStepLabels(period, series)}
      lines={[
        { name: 'Visitors', values: series.map(({ visitors }) => visitors) },
        { name: 'Sales', values: series.map(({ sales }) => sales) },
      ]}
      format={formatCount}
    />
  )
}

function TopArtists({ data: { topPerformingArtists: artists }, isStaff }: { data: Dashboard; isStaff: boolean }) {
  if (!isStaff) return <p className="text-bone-2">Names and revenue are shown to staff who have signed in.</p>
  if (artists.length === 0) return <p className="text-bone-2">Nobody sold anything in this period.</p>
  return (
    <BarList
      label="Artists by revenue in the period"
      rows={artists.map(({ name, fans, revenue }, n) => ({
        key: `${n} ${name}`,
        name,
        note: fans === 1 ? '1 new fan' : `${formatCount(fans)} new fans`,
        value: Math.max(0, revenue),
        written: formatDollars(revenue),
      }))}
    />
  )
}

import { type Period, definitions } from '#contract/analytics'
import type { Dashboard } from '#contract/operator'
import { BarList } from '#ui/BarList'
import { Explained } from '#ui/Explained'
import { LineChart } from '#ui/LineChart'
import { Meter } from '#ui/Meter'
import { formatMoney } from '#ui/Money'
import { Panel } from '#ui/Panel'
import { Skeleton } from '#ui/Skeleton'
import { Stat, StatRow } from '#ui/Stat'

const count = (number: number) => number.toLocaleString('en-US')
const dollars = (amount: number) => formatMoney(Math.round(amount * 100))
const BEFORE: Record<Period, string> = {
  '1h': 'the hour before',
  '24h': 'the 24 hours before',
  '7d': 'the 7 days before',
  '30d': 'the 30 days before',
}

/** By how much a number moved, or nothing where there is nothing to compare with. */
function trend(now: number | null, before: number | null, period: Period): string | undefined {
  if (now === null || !before) return undefined
  const percent = Math.round((100 * (now - before)) / before)
  return `${percent > 0 ? '+' : ''}${count(percent)}% against ${BEFORE[period]}`
}

/** The totals of the period, each with what it means and how it moved. Undefined while they are on their way. */
export function Numbers({ data, isStaff }: { data: Dashboard | undefined; isStaff: boolean }) {
  const loading = !data
  const told = (name: keyof typeof definitions, label: string) => (
    <Explained says={definitions[name]}>{label}</Explained>
  )
  return (
    <div aria-busy={loading}>
      <StatRow>
        <Stat
          label={told('totalVisitors', 'Total Visitors')}
          value={count(data?.totalVisitors ?? 0)}
          note={data && trend(data.totalVisitors, data.before.totalVisitors, data.period)}
          loading={loading}
        />
        <Stat
          label={told('activeGKeys', 'Active G-Keys')}
          value={count(data?.activeGKeys ?? 0)}
          note={data && data.gKeysIssued > 0 ? `+${count(data.gKeysIssued)} new in the period` : undefined}
          loading={loading}
        />
        <Stat
          label={told('keymailsDistributed', 'Keymails Distributed')}
          value={count(data?.keymailsDistributed ?? 0)}
          note={data && trend(data.keymailsDistributed, data.before.keymailsDistributed, data.period)}
          loading={loading}
        />
        <Stat
          label={told('artistRevenue', 'Artist Revenue (USD)')}
          value={data?.artistRevenue === null ? 'Staff' : dollars(data?.artistRevenue ?? 0)}
          note={
            data &&
            (data.artistRevenue === null
              ? 'Shown to staff who have signed in'
              : trend(data.artistRevenue, data.before.artistRevenue, data.period))
          }
          loading={loading}
        />
      </StatRow>
      <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
        <Share
          label="Visitor to Fan Conversion"
          says={definitions.visitorToFanConversion}
          value={data?.visitorToFanConversion}
          max={100}
          written={(value) => `${value}%`}
          note={data && trend(data.visitorToFanConversion, data.before.visitorToFanConversion, data.period)}
        />
        <Share
          label="Average Engagement Score"
          says={definitions.averageVisitorEngagement}
          value={data?.averageVisitorEngagement}
          max={5}
          written={(value) => `${value} / 5`}
          note={data && trend(data.averageVisitorEngagement, data.before.averageVisitorEngagement, data.period)}
        />
      </div>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Panel title="Visitors and sales">{data ? <Course data={data} /> : <Skeleton className="h-60" />}</Panel>
        <Panel title="Top Performing Artists">
          {data ? <TopArtists data={data} isStaff={isStaff} /> : <Skeleton className="h-60" />}
        </Panel>
      </div>
    </div>
  )
}

interface ShareProps {
  label: string
  says: string
  value: number | null | undefined
  max: number
  written: (value: number) => string
  note: string | undefined
}

function Share({ label, says, value, max, written, note }: ShareProps) {
  if (value === undefined) return <Skeleton className="h-14" />
  return (
    <div>
      <Meter label={label} value={value ?? 0} max={max} written={value === null ? 'Nobody yet' : written(value)} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-bone-3">
        <Explained says={says}>What this means</Explained>
        {note && <span>{note}</span>}
      </p>
    </div>
  )
}

const stepName: Record<Period, Intl.DateTimeFormat> = {
  '1h': new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
  '24h': new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' }),
  '7d': new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric' }),
  '30d': new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
}

/** What the steps of a period are called under a chart. */
export function stepLabels(period: Period, steps: readonly { at: string }[]): string[] {
  return steps.map(({ at }) => stepName[period].format(new Date(at)))
}

function Course({ data: { period, series } }: { data: Dashboard }) {
  return (
    <LineChart
      caption={`Visitors and sales, the last ${period}`}
      labels={stepLabels(period, series)}
      lines={[
        { name: 'Visitors', values: series.map(({ visitors }) => visitors) },
        { name: 'Sales', values: series.map(({ sales }) => sales) },
      ]}
      format={count}
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
        note: fans === 1 ? '1 new fan' : `${count(fans)} new fans`,
        value: Math.max(0, revenue),
        written: dollars(revenue),
      }))}
    />
  )
}

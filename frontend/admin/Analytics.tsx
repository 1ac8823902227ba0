import type { AdminPeriod, getAdminAnalytics } from '#contract/admin/dashboard'
import type { EndpointReply } from '#contract/http'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { formatTrend } from '#frontend/operations/format-trend.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { ActivityFeed } from './ActivityFeed.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'

export type AnalyticsData = EndpointReply<typeof getAdminAnalytics>

type TopArtist = AnalyticsData['topArtists'][number]

const formatDollars = (amount: number | undefined) => formatCents(Math.round((amount ?? 0) * 100))

const ARTIST_COLUMNS: readonly Column<TopArtist>[] = [
  { title: 'Artist', primary: true, cell: ({ username }) => username },
  { title: 'Songs', align: 'right', cell: ({ songs }) => formatCount(songs) },
  { title: 'Keymails', align: 'right', cell: ({ keymails }) => formatCount(keymails) },
  { title: 'Total revenue', align: 'right', cell: ({ revenue }) => formatDollars(revenue) },
]

const PREVIOUS_PERIODS: Record<AdminPeriod, string> = {
  today: 'all of yesterday',
  week: 'the 7 days before',
  month: 'the 30 days before',
  all: '',
}

interface AnalyticsProps {
  /** Undefined while loading. */
  numbers: AnalyticsData | undefined
  period: AdminPeriod
}

/** The figures of one period, with their change against the one before. */
export function Analytics({ numbers, period }: AnalyticsProps) {
  const { overview, before, recent, topArtists, recentActivity } = numbers ?? {}
  const buildTrend = (name: keyof NonNullable<AnalyticsData['before']>) =>
    formatTrend(overview?.[name], before?.[name], PREVIOUS_PERIODS[period])
  const loading = !numbers
  return (
    <div aria-busy={loading}>
      <StatRow>
        <Stat
          label="Total Users"
          value={formatCount(overview?.totalUsers ?? 0)}
          note={buildTrend('totalUsers')}
          loading={loading}
        />
        <Stat label="Active G-Keys" value={formatCount(overview?.activeGKeys ?? 0)} loading={loading} />
        <Stat
          label="Total Keymails"
          value={formatCount(overview?.totalKeymails ?? 0)}
          note={buildTrend('totalKeymails')}
          loading={loading}
        />
        <Stat
          label="Total Revenue (USD)"
          value={formatDollars(overview?.totalRevenue)}
          note={buildTrend('totalRevenue')}
          loading={loading}
        />
        <Stat
          label="Total Songs"
          value={formatCount(overview?.totalSongs ?? 0)}
          note={buildTrend('totalSongs')}
          loading={loading}
        />
        <Stat
          label="Art Cards"
          value={formatCount(overview?.totalArtCards ?? 0)}
          note={buildTrend('totalArtCards')}
          loading={loading}
        />
      </StatRow>
      <Panel title="Today's Activity">
        <StatRow>
          <Stat label="New Users" value={formatCount(recent?.newUsersToday ?? 0)} loading={loading} />
          <Stat label="Keymails Generated" value={formatCount(recent?.keymailsToday ?? 0)} loading={loading} />
          <Stat label="Revenue Today" value={formatDollars(recent?.revenueToday)} loading={loading} />
          <Stat label="Songs Uploaded" value={formatCount(recent?.uploadsToday ?? 0)} loading={loading} />
        </StatRow>
      </Panel>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Panel title="Top Performing Artists">
          {topArtists ? <TopArtists artists={topArtists} /> : <Skeleton className="h-60" />}
        </Panel>
        <Panel title="Recent Platform Activity">
          {recentActivity ? <ActivityFeed activity={recentActivity} /> : <Skeleton className="h-60" />}
        </Panel>
      </div>
    </div>
  )
}

function TopArtists({ artists }: { artists: TopArtist[] }) {
  if (artists.length === 0) return <p className="text-bone-2">No artist data available yet</p>
  return (
    <>
      <div className="max-sm:hidden">
        <Table<TopArtist>
          caption="Artists by what their fans paid in the period"
          rows={artists}
          rowKey={(artist) => `${artist.username} ${artists.indexOf(artist)}`}
          columns={ARTIST_COLUMNS}
        />
      </div>
      {/* On a phone, a line for each. */}
      <div className="sm:hidden">
        <BarList
          label="Artists by what their fans paid in the period"
          fold={{
            max: 4,
            summary: (count) => (count === 1 ? 'One more artist' : `${formatCount(count)} more artists`),
          }}
          rows={artists.map(({ username, songs, keymails, revenue }, n) => ({
            key: `${n} ${username}`,
            name: username,
            note: `${formatCount(songs)} songs, ${formatCount(keymails)} Keymails`,
            value: Math.max(0, revenue),
            written: formatDollars(revenue),
          }))}
        />
      </div>
    </>
  )
}

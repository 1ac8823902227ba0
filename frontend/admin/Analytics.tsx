import type { getAdminAnalytics } from '#contract/admin/dashboard'
import type { EndpointReply } from '#contract/http'
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

/** The figures of one period; undefined while loading. */
export function Analytics({ numbers }: { numbers: AnalyticsData | undefined }) {
  const { overview, recent, topArtists, recentActivity } = numbers ?? {}
  const loading = !numbers
  return (
    <div aria-busy={loading}>
      <StatRow>
        <Stat label="Total Users" value={formatCount(overview?.totalUsers ?? 0)} loading={loading} />
        <Stat label="Active G-Keys" value={formatCount(overview?.activeGKeys ?? 0)} loading={loading} />
        <Stat label="Total Keymails" value={formatCount(overview?.totalKeymails ?? 0)} loading={loading} />
        <Stat label="Total Revenue (USD)" value={formatDollars(overview?.totalRevenue)} loading={loading} />
        <Stat label="Total Songs" value={formatCount(overview?.totalSongs ?? 0)} loading={loading} />
        <Stat label="Art Cards" value={formatCount(overview?.totalArtCards ?? 0)} loading={loading} />
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
          {topArtists ? (
            <Table<TopArtist>
              caption="Artists by what their fans paid in the period"
              rows={topArtists}
              rowKey={(artist) => `${artist.username} ${topArtists.indexOf(artist)}`}
              columns={ARTIST_COLUMNS}
              empty={<p className="text-bone-2">No artist data available yet</p>}
            />
          ) : (
            <Skeleton className="h-60" />
          )}
        </Panel>
        <Panel title="Recent Platform Activity">
          {recentActivity ? <ActivityFeed activity={recentActivity} /> : <Skeleton className="h-60" />}
        </Panel>
      </div>
    </div>
  )
}

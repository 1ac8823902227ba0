import type { AdminPeriod, getAdminAnalytics } from '#contract/admin/dashboard'
import type { EndpointReply } from '#contract/http'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { formatTrend } from '#frontend/operations/format-trend.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { ActivityFeed } from './ActivityFeed.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

export type AnalyticsData = EndpointReply<typeof getAdminAnalytics>

type TopArtist = AnalyticsData['topArtists'][number]

const formatDollars = (amount: number | undefined) => formatCents(Math.round((amount ?? 0) * 100))

const buildArtistColumns = (t: Translate<(typeof staffDashboard)['messages']>): readonly Column<TopArtist>[] => [
  { title: t('artist'), primary: true, cell: ({ username }) => username },
  { title: t('songs'), align: 'right', cell: ({ songs }) => formatCount(songs) },
  { title: t('keymails'), align: 'right', cell: ({ keymails }) => formatCount(keymails) },
  { title: t('totalRevenue'), align: 'right', cell: ({ revenue }) => formatDollars(revenue) },
]

const PREVIOUS_PERIODS = {
  today: 'before.today',
  week: 'before.7d',
  month: 'before.30d',
  // There is nothing before everything, so no trend is shown.
  all: 'before.30d',
} as const satisfies Record<AdminPeriod, string>

interface AnalyticsProps {
  /** Undefined while loading. */
  numbers: AnalyticsData | undefined
  period: AdminPeriod
}

/** The figures of one period, with their change against the one before. */
export function Analytics({ numbers, period }: AnalyticsProps) {
  const t = useMessages(staffDashboard)
  const operations = useMessages(staffOperations)
  const { overview, before, recent, topArtists, recentActivity } = numbers ?? {}
  const buildTrend = (name: keyof NonNullable<AnalyticsData['before']>) =>
    formatTrend(operations, overview?.[name], before?.[name], operations(PREVIOUS_PERIODS[period]))
  const loading = !numbers
  return (
    <div aria-busy={loading}>
      <StatRow>
        <Stat
          label={t('totalUsers')}
          value={formatCount(overview?.totalUsers ?? 0)}
          note={buildTrend('totalUsers')}
          loading={loading}
        />
        <Stat label={t('activeGKeys')} value={formatCount(overview?.activeGKeys ?? 0)} loading={loading} />
        <Stat
          label={t('totalKeymails')}
          value={formatCount(overview?.totalKeymails ?? 0)}
          note={buildTrend('totalKeymails')}
          loading={loading}
        />
        <Stat
          label={t('totalRevenueUsd')}
          value={formatDollars(overview?.totalRevenue)}
          note={buildTrend('totalRevenue')}
          loading={loading}
        />
        <Stat
          label={t('totalSongs')}
          value={formatCount(overview?.totalSongs ?? 0)}
          note={buildTrend('totalSongs')}
          loading={loading}
        />
        <Stat
          label={t('artCards')}
          value={formatCount(overview?.totalArtCards ?? 0)}
          note={buildTrend('totalArtCards')}
          loading={loading}
        />
      </StatRow>
      <Panel title={t('todaysActivity')}>
        <StatRow>
          <Stat label={t('newUsers')} value={formatCount(recent?.newUsersToday ?? 0)} loading={loading} />
          <Stat label={t('keymailsGenerated')} value={formatCount(recent?.keymailsToday ?? 0)} loading={loading} />
          <Stat label={t('revenueToday')} value={formatDollars(recent?.revenueToday)} loading={loading} />
          <Stat label={t('songsUploaded')} value={formatCount(recent?.uploadsToday ?? 0)} loading={loading} />
        </StatRow>
      </Panel>
      <div className="grid gap-x-16 lg:grid-cols-2">
        <Panel title={t('topPerformingArtists')}>
          {topArtists ? <TopArtists artists={topArtists} /> : <Skeleton className="h-60" />}
        </Panel>
        <Panel title={t('recentPlatformActivity')}>
          {recentActivity ? <ActivityFeed activity={recentActivity} /> : <Skeleton className="h-60" />}
        </Panel>
      </div>
    </div>
  )
}

function TopArtists({ artists }: { artists: TopArtist[] }) {
  const t = useMessages(staffDashboard)
  if (artists.length === 0) return <p className="text-bone-2">{t('noArtists')}</p>
  return (
    <>
      <div className="max-sm:hidden">
        <Table<TopArtist>
          caption={t('artistsByRevenue')}
          rows={artists}
          rowKey={(artist) => `${artist.username} ${artists.indexOf(artist)}`}
          columns={buildArtistColumns(t)}
        />
      </div>
      {/* On a phone, a line for each. */}
      <div className="sm:hidden">
        <BarList
          label={t('artistsByRevenue')}
          fold={{
            max: 4,
            summary: (count) => t('moreArtists', { n: count }),
          }}
          rows={artists.map(({ username, songs, keymails, revenue }, n) => ({
            key: `${n} ${username}`,
            name: username,
            note: t('songsAndKeymails', { songs, keymails }),
            value: Math.max(0, revenue),
            written: formatDollars(revenue),
          }))}
        />
      </div>
    </>
  )
}

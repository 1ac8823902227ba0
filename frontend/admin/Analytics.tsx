import { Activity, Image, KeyRound, type LucideIcon, Music, Ticket, UserPlus } from 'lucide-react'
import { type AdminPeriod, type getAdminAnalytics } from '#contract/admin'
import type { EndpointReply } from '#contract/platform'
import { formatCents } from '#ui/Money'
import { SegmentedControl } from '#ui/Segments'
import { Skeleton } from '#ui/Skeleton'
import { Stat, StatRow } from '#ui/Stat'
import { type Column, Table } from '#ui/Table'
import { Panel } from '#ui/Panel'

type AnalyticsData = EndpointReply<typeof getAdminAnalytics>
type TopArtist = AnalyticsData['topArtists'][number]

const formatCount = (number: number | undefined) => (number ?? 0).toLocaleString('en-US')
const formatDollars = (amount: number | undefined) => formatCents(Math.round((amount ?? 0) * 100))
const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const PERIODS: readonly { value: AdminPeriod; label: string; says: string }[] = [
  { value: 'today', label: 'Today', says: 'Since midnight UTC' },
  { value: 'week', label: 'Week', says: 'The last seven days, UTC' },
  { value: 'month', label: 'Month', says: 'The last thirty days, UTC' },
  { value: 'all', label: 'All', says: 'Since the house opened' },
]

interface PeriodControlProps {
  period: AdminPeriod
  onChange: (period: AdminPeriod) => void
}

export function PeriodControl({ period, onChange }: PeriodControlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <SegmentedControl label="Period" options={PERIODS} value={period} onChange={onChange} />
      <p className="text-sm text-bone-3">{PERIODS.find(({ value }) => value === period)?.says}</p>
    </div>
  )
}

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
        <Stat label="Total Users" value={formatCount(overview?.totalUsers)} loading={loading} />
        <Stat label="Active G-Keys" value={formatCount(overview?.activeGKeys)} loading={loading} />
        <Stat label="Total Keymails" value={formatCount(overview?.totalKeymails)} loading={loading} />
        <Stat label="Total Revenue (USD)" value={formatDollars(overview?.totalRevenue)} loading={loading} />
        <Stat label="Total Songs" value={formatCount(overview?.totalSongs)} loading={loading} />
        <Stat label="Art Cards" value={formatCount(overview?.totalArtCards)} loading={loading} />
      </StatRow>
      <Panel title="Today's Activity">
        <StatRow>
          <Stat label="New Users" value={formatCount(recent?.newUsersToday)} loading={loading} />
          <Stat label="Keymails Generated" value={formatCount(recent?.keymailsToday)} loading={loading} />
          <Stat label="Revenue Today" value={formatDollars(recent?.revenueToday)} loading={loading} />
          <Stat label="Songs Uploaded" value={formatCount(recent?.uploadsToday)} loading={loading} />
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

const ICONS: Partial<Record<string, LucideIcon>> = {
  user_signup: UserPlus,
  gkey_purchase: KeyRound,
  keymail_generated: Ticket,
  song_upload: Music,
  art_card_created: Image,
}

function ActivityFeed({ activity }: { activity: AnalyticsData['recentActivity'] }) {
  if (activity.length === 0) return <p className="text-bone-2">No recent activity</p>
  return (
    <div
      role="region"
      aria-label="Activity, newest first"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
      tabIndex={0}
      className="max-h-[26rem] overflow-y-auto rounded-md border border-wall-3 -outline-offset-2"
    >
      <ul>
        {activity.map(({ id, type, description, timestamp }) => {
          const Icon = ICONS[type] ?? Activity
          return (
            <li key={id} className="flex gap-3 border-b border-wall-3 px-4 py-2.5 text-sm last:border-0">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brass" />
              <span className="min-w-0 grow sm:flex sm:justify-between sm:gap-4">
                <span className="block">{description}</span>
                <time dateTime={timestamp} className="block shrink-0 text-bone-3 tabular-nums">
                  {dateTimeFormat.format(new Date(timestamp))}
                </time>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

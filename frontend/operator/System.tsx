import type { ReplyOf } from '#contract/platform'
import { describeSystem } from '#contract/operator'
import { Badge } from '#ui/Badge'
import { BarList } from '#ui/BarList'
import { FailedState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { Stat, StatRow } from '#ui/Stat'
import { type Column, Table } from '#ui/Table'
import { useStaffRead } from '#web/staff-session'

type Process = ReplyOf<typeof describeSystem>['processes'][number]

function bytes(amount: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, amount)) / 3))
  return `${(amount / 1000 ** power).toLocaleString('en-US', { maximumFractionDigits: power > 1 ? 1 : 0 })} ${units[power]}`
}

function since(moment: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.floor(minutes / 1440)} days`
}

const COLUMNS: readonly Column<Process>[] = [
  { title: 'Process', lead: true, cell: ({ kind, pid }) => `${kind === 'web' ? 'Web' : 'Worker'} ${pid}` },
  {
    title: 'State',
    cell: ({ silent, seenAt }) =>
      silent ? <Badge tone="lamp">Silent for {since(seenAt)}</Badge> : <Badge tone="go">Running</Badge>,
  },
  { title: 'Machine', cell: ({ host }) => host },
  { title: 'Version', cell: ({ version, node }) => `${version}, Node ${node.replace('v', '')}` },
  { title: 'Memory', align: 'right', cell: ({ memoryBytes }) => bytes(memoryBytes) },
  { title: 'Up for', align: 'right', cell: ({ startedAt }) => since(startedAt) },
]

/** Who runs, in which version, and how much lies where. */
export function System({ onExpired }: { onExpired: () => void }) {
  const read = useStaffRead(describeSystem, onExpired)
  if (read.isError && !read.data) {
    return (
      <FailedState title="The system could not be read" onRetry={() => void read.refetch()} busy={read.isFetching} />
    )
  }
  if (!read.data) return <Skeleton className="h-60" />
  const { processes, database, storage } = read.data
  return (
    <>
      <Table<Process>
        caption="Processes"
        columns={COLUMNS}
        rows={processes}
        rowKey={({ id }) => id}
        empty={<p className="text-bone-2">No process has said that it runs.</p>}
      />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <StatRow>
            <Stat label="Database" value={bytes(database.bytes)} note={`PostgreSQL ${database.version}`} />
            <Stat
              label="Files"
              value={bytes(storage.bytes)}
              note={`${storage.files.toLocaleString('en-US')} ${storage.files === 1 ? 'file' : 'files'}`}
            />
          </StatRow>
          <p className="mt-6 text-sm [overflow-wrap:anywhere] text-bone-3">Schema: {database.schema}</p>
        </div>
        <div>
          <h3 className="mb-4 font-semibold">Largest tables</h3>
          <BarList
            label="Tables by size"
            rows={database.tables.map(({ name, bytes: size, rows }) => ({
              key: name,
              name: <span className="code text-sm">{name}</span>,
              note: `${rows.toLocaleString('en-US')} rows`,
              value: size,
              written: bytes(size),
            }))}
          />
        </div>
      </div>
    </>
  )
}

import type { EndpointReply } from '#contract/http'
import { getSystem } from '#contract/operations/dashboard'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatBytes } from '#frontend/lib/format-bytes.ts'

type ProcessInfo = EndpointReply<typeof getSystem>['processes'][number]

function formatElapsed(moment: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.floor(minutes / 1440)} days`
}

const COLUMNS: readonly Column<ProcessInfo>[] = [
  { title: 'Process', primary: true, cell: ({ kind, pid }) => `${kind === 'web' ? 'Web' : 'Worker'} ${pid}` },
  {
    title: 'State',
    cell: ({ silent, seenAt }) =>
      silent ? <Badge tone="lamp">Silent for {formatElapsed(seenAt)}</Badge> : <Badge tone="go">Running</Badge>,
  },
  { title: 'Machine', cell: ({ host }) => host },
  { title: 'Version', cell: ({ version, node }) => `${version}, Node ${node.replace('v', '')}` },
  { title: 'Memory', align: 'right', cell: ({ memoryBytes }) => formatBytes(memoryBytes) },
  { title: 'Up for', align: 'right', cell: ({ startedAt }) => formatElapsed(startedAt) },
]

/** So that a phone shows the sizes below as well. */
const PROCESSES_SHOWN = 3

/** Running processes with their versions, and the sizes of database and storage. */
export function ProcessesAndStorage({ onExpired }: { onExpired: () => void }) {
  const query = useStaffQuery(getSystem, onExpired)
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="We could not load the system’s state"
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  if (!query.data) return <Skeleton className="h-60" />
  const { database, storage } = query.data
  // Those that say nothing come first.
  const processes = query.data.processes.toSorted((a, b) => Number(b.silent) - Number(a.silent))
  return (
    <>
      <ProcessTable processes={processes.slice(0, PROCESSES_SHOWN)} />
      {processes.length > PROCESSES_SHOWN && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-bone-2 underline underline-offset-4 hover:no-underline">
            {formatCount(processes.length - PROCESSES_SHOWN)} more
          </summary>
          <ProcessTable processes={processes.slice(PROCESSES_SHOWN)} />
        </details>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <StatRow>
            <Stat label="Database" value={formatBytes(database.bytes)} note={`PostgreSQL ${database.version}`} />
            <Stat
              label="Files"
              value={formatBytes(storage.bytes)}
              note={`${formatCount(storage.files)} ${storage.files === 1 ? 'file' : 'files'}`}
            />
          </StatRow>
          <p className="mt-6 text-sm [overflow-wrap:anywhere] text-bone-3">Schema: {database.schema}</p>
        </div>
        <div>
          <h2 className="mb-4 font-semibold">Largest tables</h2>
          <BarList
            label="Tables by size"
            fold={{ max: 5, summary: (count) => `${formatCount(count)} more tables` }}
            rows={database.tables.map(({ name, bytes: size, rows }) => ({
              key: name,
              name: <span className="code text-sm">{name}</span>,
              note: `${formatCount(rows)} rows`,
              value: size,
              written: formatBytes(size),
            }))}
          />
        </div>
      </div>
    </>
  )
}

function ProcessTable({ processes }: { processes: readonly ProcessInfo[] }) {
  return (
    <Table<ProcessInfo>
      caption="Processes"
      columns={COLUMNS}
      rows={processes}
      rowKey={({ id }) => id}
      dense
      empty={<p className="text-bone-2">No process has reported in.</p>}
    />
  )
}

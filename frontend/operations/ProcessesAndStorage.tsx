import type { EndpointReply } from '#contract/http'
import { getSystem } from '#contract/operations/dashboard'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatBytes } from '#frontend/lib/format-bytes.ts'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

type ProcessInfo = EndpointReply<typeof getSystem>['processes'][number]

function formatElapsed(moment: string, t: Translate<(typeof staffOperations)['messages']>): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 60_000))
  if (minutes < 60) return t('minutes', { n: minutes })
  if (minutes < 48 * 60) return t('hoursAndMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return t('days', { n: Math.floor(minutes / 1440) })
}

const buildColumns = (t: Translate<(typeof staffOperations)['messages']>): readonly Column<ProcessInfo>[] => [
  { title: t('process'), primary: true, cell: ({ kind, pid }) => `${kind === 'web' ? t('web') : t('worker')} ${pid}` },
  {
    title: t('state'),
    cell: ({ silent, seenAt }) =>
      silent ? (
        <Badge tone="lamp">{t('silentFor', { time: formatElapsed(seenAt, t) })}</Badge>
      ) : (
        <Badge tone="go">{t('running')}</Badge>
      ),
  },
  { title: t('machine'), cell: ({ host }) => host },
  { title: t('version'), cell: ({ version, node }) => `${version}, Node ${node.replace('v', '')}` },
  { title: t('memory'), align: 'right', cell: ({ memoryBytes }) => formatBytes(memoryBytes) },
  { title: t('upFor'), align: 'right', cell: ({ startedAt }) => formatElapsed(startedAt, t) },
]

/** So that a phone shows the sizes below as well. */
const PROCESSES_SHOWN = 3

/** Running processes with their versions, and the sizes of database and storage. */
export function ProcessesAndStorage({ onExpired }: { onExpired: () => void }) {
  const t = useMessages(staffOperations)
  const query = useStaffQuery(getSystem, onExpired)
  if (query.isError && !query.data) {
    return <ErrorState title={t('systemFailed')} onRetry={() => void query.refetch()} busy={query.isFetching} />
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
            {t('more', { n: processes.length - PROCESSES_SHOWN })}
          </summary>
          <ProcessTable processes={processes.slice(PROCESSES_SHOWN)} />
        </details>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <StatRow>
            <Stat label={t('database')} value={formatBytes(database.bytes)} note={`PostgreSQL ${database.version}`} />
            <Stat label={t('filesLabel')} value={formatBytes(storage.bytes)} note={t('files', { n: storage.files })} />
          </StatRow>
          <p className="mt-6 text-sm [overflow-wrap:anywhere] text-bone-3">
            {t('schema', { schema: database.schema })}
          </p>
        </div>
        <div>
          <h2 className="mb-4 font-semibold">{t('largestTables')}</h2>
          <BarList
            label={t('tablesBySize')}
            fold={{ max: 5, summary: (count) => t('moreTables', { n: count }) }}
            rows={database.tables.map(({ name, bytes: size, rows }) => ({
              key: name,
              name: <span className="code text-sm">{name}</span>,
              note: t('rows', { n: rows }),
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
  const t = useMessages(staffOperations)
  return (
    <Table<ProcessInfo>
      caption={t('processes')}
      columns={buildColumns(t)}
      rows={processes}
      rowKey={({ id }) => id}
      dense
      empty={<p className="text-bone-2">{t('noProcess')}</p>}
    />
  )
}

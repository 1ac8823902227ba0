import type { EndpointReply } from '#contract/http'
import type { listQueues } from '#contract/operations/jobs'
import { formatCount, formatTenths } from '#frontend/lib/format-number.ts'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

export type Queue = EndpointReply<typeof listQueues>['queues'][number]

export const formatMilliseconds = (ms: number | null) =>
  ms === null
    ? ''
    : ms < 1000
      ? `${Math.round(ms)} ms`
      : ms < 90_000
        ? `${formatTenths(ms / 1000)} s`
        : `${Math.round(ms / 60_000)} min`
const formatAlarmingCount = (number: number) => (
  <span className={number > 0 ? 'font-semibold text-lamp' : ''}>{formatCount(number)}</span>
)

const buildColumns = (t: Translate<(typeof staffJobs)['messages']>): readonly Column<Queue>[] => [
  { title: t('queue'), primary: true, cell: ({ name }) => <span className="code text-sm break-all">{name}</span> },
  { title: t('waiting'), align: 'right', cell: ({ waiting }) => formatCount(waiting) },
  { title: t('active'), align: 'right', cell: ({ active }) => formatCount(active) },
  { title: t('retrying'), align: 'right', cell: ({ retrying }) => formatCount(retrying) },
  { title: t('failed'), align: 'right', cell: ({ failed }) => formatCount(failed) },
  { title: t('dead'), align: 'right', cell: ({ dead }) => formatAlarmingCount(dead) },
  {
    title: t('oldest'),
    align: 'right',
    cell: ({ oldestSeconds }) => (oldestSeconds === null ? '' : formatMilliseconds(oldestSeconds * 1000)),
  },
  { title: t('done'), align: 'right', cell: ({ done }) => formatCount(done) },
  { title: t('waits'), align: 'right', cell: ({ waitedMs }) => formatMilliseconds(waitedMs) },
  { title: t('takes'), align: 'right', cell: ({ ranMs }) => formatMilliseconds(ranMs) },
]

/** Queues with what they hold now and did in the period; on a phone a card for each. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  const t = useMessages(staffJobs)
  return (
    <Table<Queue>
      caption={t('queuesCaption')}
      columns={buildColumns(t)}
      rows={queues}
      rowKey={({ name }) => name}
      dense
    />
  )
}

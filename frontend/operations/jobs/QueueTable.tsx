import type { EndpointReply } from '#contract/http'
import type { listQueues } from '#contract/operations/jobs'
import { formatCount } from '#frontend/lib/format-number.ts'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'

export type Queue = EndpointReply<typeof listQueues>['queues'][number]

export const formatMilliseconds = (ms: number | null) =>
  ms === null
    ? ''
    : ms < 1000
      ? `${Math.round(ms)} ms`
      : ms < 90_000
        ? `${(ms / 1000).toFixed(1)} s`
        : `${Math.round(ms / 60_000)} min`
const formatAlarmingCount = (number: number) => (
  <span className={number > 0 ? 'font-semibold text-lamp' : ''}>{formatCount(number)}</span>
)

const COLUMNS: readonly Column<Queue>[] = [
  { title: 'Queue', primary: true, cell: ({ name }) => <span className="code text-sm break-all">{name}</span> },
  { title: 'Waiting', align: 'right', cell: ({ waiting }) => formatCount(waiting) },
  { title: 'Active', align: 'right', cell: ({ active }) => formatCount(active) },
  { title: 'Retrying', align: 'right', cell: ({ retrying }) => formatCount(retrying) },
  { title: 'Failed', align: 'right', cell: ({ failed }) => formatCount(failed) },
  { title: 'Dead', align: 'right', cell: ({ dead }) => formatAlarmingCount(dead) },
  {
    title: 'Oldest',
    align: 'right',
    cell: ({ oldestSeconds }) => (oldestSeconds === null ? '' : formatMilliseconds(oldestSeconds * 1000)),
  },
  { title: 'Done', align: 'right', cell: ({ done }) => formatCount(done) },
  { title: 'Waits', align: 'right', cell: ({ waitedMs }) => formatMilliseconds(waitedMs) },
  { title: 'Takes', align: 'right', cell: ({ ranMs }) => formatMilliseconds(ranMs) },
]

/** Queues with what they hold now and did in the period; on a phone a card for each. */
export function QueueTable({ queues }: { queues: Queue[] }) {
  return (
    <Table<Queue>
      caption="Queues: waiting jobs now; failures, finished jobs and average times in the period"
      columns={COLUMNS}
      rows={queues}
      rowKey={({ name }) => name}
      dense
    />
  )
}

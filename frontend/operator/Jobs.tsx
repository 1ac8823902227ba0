import type { Period } from '#contract/analytics'
import type { ReplyOf } from '#contract/platform'
import { listQueues } from '#contract/operator'
import { BarChart } from '#ui/BarChart'
import { FailedState } from '#ui/FailedState'
import { LineChart } from '#ui/LineChart'
import { Skeleton } from '#ui/Skeleton'
import { type Column, Table } from '#ui/Table'
import { useStaffRead } from '#web/staff-session'
import { DeadJobs } from './DeadJobs.tsx'
import { stepLabels } from './Numbers.tsx'

type Queue = ReplyOf<typeof listQueues>['queues'][number]

/** Sooner than the numbers: somebody who has just repaired something waits for it. */
const ASK_EVERY_SECONDS = 5
const count = (number: number) => number.toLocaleString('en-US')
const time = (ms: number | null) =>
  ms === null
    ? ''
    : ms < 1000
      ? `${Math.round(ms)} ms`
      : ms < 90_000
        ? `${(ms / 1000).toFixed(1)} s`
        : `${Math.round(ms / 60_000)} min`
const alarming = (number: number) => (
  <span className={number > 0 ? 'font-semibold text-lamp' : ''}>{count(number)}</span>
)

const COLUMNS: readonly Column<Queue>[] = [
  { title: 'Queue', lead: true, cell: ({ name }) => <span className="code text-sm break-all">{name}</span> },
  { title: 'Waiting', align: 'right', cell: ({ waiting }) => count(waiting) },
  { title: 'Active', align: 'right', cell: ({ active }) => count(active) },
  { title: 'Retrying', align: 'right', cell: ({ retrying }) => count(retrying) },
  { title: 'Failed', align: 'right', cell: ({ failed }) => count(failed) },
  { title: 'Dead', align: 'right', cell: ({ dead }) => alarming(dead) },
  {
    title: 'Oldest',
    align: 'right',
    cell: ({ oldestSeconds }) => (oldestSeconds === null ? '' : time(oldestSeconds * 1000)),
  },
  { title: 'Done', align: 'right', cell: ({ done }) => count(done) },
  { title: 'Waits', align: 'right', cell: ({ waitedMs }) => time(waitedMs) },
  { title: 'Takes', align: 'right', cell: ({ ranMs }) => time(ranMs) },
]

/** Whether there is, or was in the period, anything to do. */
const isBusy = ({ waiting, active, retrying, failed, dead, done }: Queue) =>
  waiting + active + retrying + failed + dead + done > 0

/** The queues as they stand, what they did in the period, and what failed for good. */
export function Jobs({ period, onExpired }: { period: Period; onExpired: () => void }) {
  const read = useStaffRead(listQueues, onExpired, { query: { period }, everySeconds: ASK_EVERY_SECONDS })
  if (read.isError && !read.data) {
    return (
      <FailedState title="The queues could not be read" onRetry={() => void read.refetch()} busy={read.isFetching} />
    )
  }
  if (!read.data) return <Skeleton className="h-60" />
  const { queues, series, dead } = read.data
  const labels = stepLabels(period, series)
  const [busy, idle] = [queues.filter(isBusy), queues.filter((queue) => !isBusy(queue))]
  return (
    <>
      <DeadJobs dead={dead} />
      <Table<Queue>
        caption="Queues: what waits now; failed tries, done jobs and mean times are of the period"
        columns={COLUMNS}
        // What a person should look at stands first.
        rows={busy.toSorted((a, b) => b.dead - a.dead || b.retrying - a.retrying)}
        rowKey={({ name }) => name}
        empty={<p className="text-bone-2">No queue had anything to do.</p>}
        tight
      />
      {idle.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-bone-2 underline underline-offset-4 hover:no-underline">
            {idle.length === 1 ? 'One queue' : `${idle.length} queues`} without a job in this period
          </summary>
          <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {idle.map(({ name }) => (
              <li key={name} className="code text-sm break-all text-bone-2">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="mb-4 font-semibold">Throughput</h3>
          <BarChart
            caption={`Jobs done, the last ${period}`}
            name="Done"
            bars={series.map(({ done }, n) => ({ label: labels[n] ?? '', value: done }))}
            format={count}
          />
        </div>
        <div>
          <h3 className="mb-4 font-semibold">Latency, on average</h3>
          <LineChart
            caption={`How long jobs waited and ran, the last ${period}`}
            labels={labels}
            lines={[
              { name: 'Waited', values: series.map(({ waitedMs }) => Math.round(waitedMs)) },
              { name: 'Ran', values: series.map(({ ranMs }) => Math.round(ranMs)) },
            ]}
            format={time}
          />
        </div>
      </div>
    </>
  )
}

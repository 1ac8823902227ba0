import type { ReactNode } from 'react'
import type { Period } from '#contract/analytics'
import { listQueues } from '#contract/operations/jobs'
import { BarChart } from '#frontend/ui/charts/BarChart.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { LineChart } from '#frontend/ui/charts/LineChart.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { DeadJobs } from './DeadJobs.tsx'
import { type Queue, QueueTable, formatMilliseconds } from './QueueTable.tsx'
import { formatStepLabels } from '#frontend/operations/format-step-labels.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

/** More frequent than the other figures: an operator who has just fixed something waits for the result. */
const POLL_SECONDS = 5
/** On a phone, where each queue is a card: in an outage every one fails. */
const QUEUES_SHOWN = 1
/** A job that waits longer is worth a look. */
const LONG_SECONDS = 60
/** Whether somebody may want to look at the queue: something failed in the period, or waits too long. */
const isNoticeable = ({ retrying, failed, dead, oldestSeconds }: Queue) =>
  retrying + failed + dead > 0 || (oldestSeconds ?? 0) > LONG_SECONDS
/** Whether the queue has jobs now or had any in the period. */
const hasJobs = ({ waiting, active, done }: Queue) => waiting + active + done > 0

/** Current queue depths, throughput and latency in the period, and dead jobs. */
export function JobQueues({ period, onExpired }: { period: Period; onExpired: () => void }) {
  const t = useMessages(staffJobs)
  const query = useStaffQuery(listQueues, onExpired, { query: { period }, everySeconds: POLL_SECONDS })
  if (query.isError && !query.data) {
    return <ErrorState title={t('queuesFailed')} onRetry={() => void query.refetch()} busy={query.isFetching} />
  }
  if (!query.data) return <Skeleton className="h-60" />
  const { queues, series, dead } = query.data
  const labels = formatStepLabels(period, series)
  // Queues that need attention come first.
  const noticeable = queues.filter(isNoticeable).toSorted((a, b) => b.dead - a.dead || b.retrying - a.retrying)
  const others = queues.filter((queue) => !isNoticeable(queue))
  const [busy, idle] = [others.filter(hasJobs), others.filter((queue) => !hasJobs(queue))]
  return (
    <>
      <DeadJobs queues={queues} dead={dead} />
      {noticeable.length > 0 && <NoticeableQueues queues={noticeable} />}
      {busy.length > 0 && (
        <QueueDetails summary={t('queuesSucceeded', { n: busy.length })}>
          <QueueTable queues={busy} />
        </QueueDetails>
      )}
      {idle.length > 0 && (
        <QueueDetails summary={t('queuesIdle', { n: idle.length })}>
          <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
            {idle.map(({ name }) => (
              <li key={name} className="code text-sm break-all text-bone-2">
                {name}
              </li>
            ))}
          </ul>
        </QueueDetails>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="mb-4 font-semibold">{t('throughput')}</h2>
          <BarChart
            caption={t('doneCaption', { period })}
            name={t('done')}
            bars={series.map(({ done }, n) => ({ label: labels[n] ?? '', value: done }))}
            format={formatCount}
          />
        </div>
        <div>
          <h2 className="mb-4 font-semibold">{t('latencyOnAverage')}</h2>
          <LineChart
            caption={t('latencyCaption', { period })}
            labels={labels}
            lines={[
              { name: t('waited'), values: series.map(({ waitedMs }) => Math.round(waitedMs)) },
              { name: t('ran'), values: series.map(({ ranMs }) => Math.round(ranMs)) },
            ]}
            format={formatMilliseconds}
          />
        </div>
      </div>
    </>
  )
}

function NoticeableQueues({ queues }: { queues: Queue[] }) {
  const t = useMessages(staffJobs)
  const others = queues.slice(QUEUES_SHOWN)
  return (
    <>
      <div className="max-sm:hidden">
        <QueueTable queues={queues} />
      </div>
      <div className="sm:hidden">
        <QueueTable queues={queues.slice(0, QUEUES_SHOWN)} />
        {others.length > 0 && (
          <QueueDetails summary={t('queuesNoticeable', { n: others.length })}>
            <QueueTable queues={others} />
          </QueueDetails>
        )}
      </div>
    </>
  )
}

/** Queues that nobody has to look at. */
function QueueDetails({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-bone-2 underline underline-offset-4 hover:no-underline">
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

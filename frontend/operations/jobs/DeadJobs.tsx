import { FoldedList } from '#frontend/ui/display/FoldedList.tsx'
import { type DeadJob, DeadJobItem } from './DeadJobItem.tsx'
import { DeadQueue } from './DeadQueue.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

type DeadJobsProps = {
  /** How many jobs of each queue are dead. */
  queues: readonly { name: string; dead: number }[]
  /** The latest of them. */
  dead: readonly DeadJob[]
}

/** Jobs that failed on every attempt, to be retried or discarded, one by one or by queue. */
export function DeadJobs({ queues, dead }: DeadJobsProps) {
  const t = useMessages(staffJobs)
  const total = queues.reduce((sum, queue) => sum + queue.dead, 0)
  if (total === 0) return <p className="mb-8 text-bone-2">{t('noDeadJobs')}</p>
  return (
    <div className="mb-10">
      <h2 className="mb-3 font-semibold text-lamp">{t('failedForGood', { n: total })}</h2>
      {total > 1 && (
        <div className="mb-6">
          <FoldedList
            className="grid gap-3"
            max={2}
            summary={(count) => t('moreQueues', { n: count })}
            items={queues
              .filter((queue) => queue.dead > 0)
              .toSorted((a, b) => b.dead - a.dead)
              .map((queue) => (
                <DeadQueue key={queue.name} queue={queue.name} dead={queue.dead} />
              ))}
          />
        </div>
      )}
      {total > dead.length && <p className="mb-3 text-sm text-bone-2">{t('latest', { n: dead.length })}</p>}
      <FoldedList
        className="grid gap-4"
        max={1}
        summary={(count) => t('moreJobs', { n: count })}
        items={dead.map((job) => (
          <DeadJobItem key={job.id} job={job} />
        ))}
      />
    </div>
  )
}

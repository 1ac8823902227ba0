import { listFindings } from '#contract/operator'
import type { ReplyOf } from '#contract/platform'
import { Badge } from '#ui/Badge'
import { FailedState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { useStaffRead } from '#web/staff-session'

type Finding = ReplyOf<typeof listFindings>['open'][number]
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const words = (name: string) => name.replaceAll('-', ' ')

/** What Godfrey sees when he looks after the house: what is open, every check, and what was mended lately. */
export function Findings({ onExpired }: { onExpired: () => void }) {
  const read = useStaffRead(listFindings, onExpired)
  if (read.isError && !read.data) {
    return (
      <FailedState title="The findings could not be read" onRetry={() => void read.refetch()} busy={read.isFetching} />
    )
  }
  if (!read.data) return <Skeleton className="h-60" />
  const { checks, open, closed } = read.data
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <h3 className="mb-4 font-semibold">Open findings</h3>
        <List findings={open} empty="Godfrey finds nothing wrong." />
        {closed.length > 0 && (
          <>
            <h3 className="mt-10 mb-4 font-semibold">Mended lately</h3>
            <List findings={closed} empty="" />
          </>
        )}
      </div>
      <div>
        <h3 className="mb-4 font-semibold">What he looks at</h3>
        <ul>
          {checks.map(({ name, says, healthy, checkedAt }) => (
            <li key={name} className="flex items-start gap-4 border-b border-wall-3 py-2.5 last:border-0">
              <span className="min-w-0 grow">
                <span className="block font-semibold first-letter:uppercase">{words(name)}</span>
                <span className="block text-sm text-bone-2">{says}</span>
                {checkedAt && (
                  <time dateTime={checkedAt} className="block text-sm text-bone-3 tabular-nums">
                    {moment.format(new Date(checkedAt))}
                  </time>
                )}
              </span>
              <Badge tone={healthy ? 'go' : checkedAt ? 'lamp' : 'plain'}>
                {healthy ? 'Good' : checkedAt ? 'Look' : 'Waiting'}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function List({ findings, empty }: { findings: readonly Finding[]; empty: string }) {
  if (findings.length === 0) return <p className="text-bone-2">{empty}</p>
  return (
    <ul className="grid gap-3">
      {findings.map(({ id, check, level, message, openedAt, closedAt, reviewNumber }) => (
        <li key={id} className="rounded-md border border-wall-3 bg-wall-1 p-4 text-sm">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone={closedAt ? 'go' : level === 'serious' ? 'lamp' : 'brass'}>
              {closedAt ? 'Mended' : level === 'serious' ? 'Serious' : 'Notice'}
            </Badge>
            <span className="text-bone-3">{words(check)}</span>
          </p>
          <p className="mt-2 [overflow-wrap:anywhere]">{message}</p>
          <p className="mt-1 text-bone-3">
            Since {moment.format(new Date(openedAt))}
            {closedAt && `, mended ${moment.format(new Date(closedAt))}`}
            {reviewNumber !== null && `, review ${reviewNumber}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

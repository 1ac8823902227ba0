import { listFindings } from '#contract/operations/checks'
import type { EndpointReply } from '#contract/http'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'

type Finding = EndpointReply<typeof listFindings>['open'][number]
const formatName = (name: string) => name.replaceAll('-', ' ')

/** The results of Godfrey's checks: open findings, every check, and recently closed findings. */
export function Findings({ onExpired }: { onExpired: () => void }) {
  const findings = useStaffQuery(listFindings, onExpired)
  if (findings.isError && !findings.data) {
    return (
      <ErrorState
        title="The findings could not be read"
        onRetry={() => void findings.refetch()}
        busy={findings.isFetching}
      />
    )
  }
  if (!findings.data) return <Skeleton className="h-60" />
  const { checks, open, closed } = findings.data
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="mb-4 font-semibold">Open findings</h2>
        <FindingList findings={open} empty="Godfrey finds nothing wrong." />
        {closed.length > 0 && (
          <>
            <h2 className="mt-10 mb-4 font-semibold">Mended lately</h2>
            <FindingList findings={closed} empty="" />
          </>
        )}
      </div>
      <div>
        <h2 className="mb-4 font-semibold">What he looks at</h2>
        <ul>
          {checks.map(({ name, says, healthy, checkedAt }) => (
            <li key={name} className="flex items-start gap-4 border-b border-wall-3 py-2.5 last:border-0">
              <span className="min-w-0 grow">
                <span className="block font-semibold first-letter:uppercase">{formatName(name)}</span>
                <span className="block text-sm text-bone-2">{says}</span>
                {checkedAt && (
                  <time dateTime={checkedAt} className="block text-sm text-bone-3 tabular-nums">
                    {formatDateTime(checkedAt)}
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

function FindingList({ findings, empty }: { findings: readonly Finding[]; empty: string }) {
  if (findings.length === 0) return <p className="text-bone-2">{empty}</p>
  return (
    <ul className="grid gap-3">
      {findings.map(({ id, check, level, message, openedAt, closedAt, reviewNumber }) => (
        <li key={id} className="rounded-md border border-wall-3 bg-wall-1 p-4 text-sm">
          <p className="flex flex-wrap items-center gap-3">
            <Badge tone={closedAt ? 'go' : level === 'serious' ? 'lamp' : 'brass'}>
              {closedAt ? 'Mended' : level === 'serious' ? 'Serious' : 'Notice'}
            </Badge>
            <span className="text-bone-3">{formatName(check)}</span>
          </p>
          <p className="mt-2 [overflow-wrap:anywhere]">{message}</p>
          <p className="mt-1 text-bone-3">
            Since {formatDateTime(openedAt)}
            {closedAt && `, mended ${formatDateTime(closedAt)}`}
            {reviewNumber !== null && `, review ${reviewNumber}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

import { listFindings } from '#contract/operations/checks'
import type { EndpointReply } from '#contract/http'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { FoldedList } from '#frontend/ui/display/FoldedList.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

type Finding = EndpointReply<typeof listFindings>['open'][number]
type Check = EndpointReply<typeof listFindings>['checks'][number]

/** So that the checks below are seen at once. */
const FINDINGS_SHOWN = 5

const formatName = (name: string) => name.replaceAll('-', ' ')

/** The results of Godfrey's checks: open findings, every check, and recently closed findings. */
export function Findings({ onExpired }: { onExpired: () => void }) {
  const t = useMessages(staffOperations)
  const findings = useStaffQuery(listFindings, onExpired)
  if (findings.isError && !findings.data) {
    return <ErrorState title={t('findingsFailed')} onRetry={() => void findings.refetch()} busy={findings.isFetching} />
  }
  if (!findings.data) return <Skeleton className="h-60" />
  const { checks, open, closed } = findings.data
  const [well, unwell] = [checks.filter(({ healthy }) => healthy), checks.filter(({ healthy }) => !healthy)]
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="mb-4 font-semibold">{t('openFindings')}</h2>
        {open.length === 0 && <p className="text-bone-2">{t('noFindings')}</p>}
        <FoldedList
          className="grid gap-3"
          max={FINDINGS_SHOWN}
          summary={(count) => t('moreFindings', { n: count })}
          items={open.map((finding) => (
            <FindingItem key={finding.id} finding={finding} />
          ))}
        />
        <FoldedList
          className="grid gap-3"
          max={0}
          summary={(count) => t('recentlyResolved', { n: count })}
          items={closed.map((finding) => (
            <FindingItem key={finding.id} finding={finding} />
          ))}
        />
      </div>
      <div>
        <h2 className="mb-4 font-semibold">{t('whatGodfreyChecks')}</h2>
        <ul>
          {unwell.map((check) => (
            <CheckItem key={check.name} check={check} />
          ))}
        </ul>
        <FoldedList
          max={0}
          summary={(count) => t(unwell.length > 0 ? 'othersWell' : 'allWell', { n: count })}
          items={well.map((check) => (
            <CheckItem key={check.name} check={check} />
          ))}
        />
      </div>
    </div>
  )
}

function CheckItem({ check: { name, says, healthy, checkedAt } }: { check: Check }) {
  const t = useMessages(staffOperations)
  return (
    <li className="flex items-start gap-4 border-b border-wall-3 py-2.5 last:border-0">
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
        {healthy ? t('well') : checkedAt ? t('unwell') : t('waiting')}
      </Badge>
    </li>
  )
}

function FindingItem({ finding }: { finding: Finding }) {
  const t = useMessages(staffOperations)
  const { check, level, message, openedAt, closedAt, reviewNumber } = finding
  return (
    <li className="rounded-md border border-wall-3 bg-wall-1 p-4 text-sm">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={closedAt ? 'go' : level === 'serious' ? 'lamp' : 'brass'}>
          {closedAt ? t('resolved') : level === 'serious' ? t('serious') : t('notice')}
        </Badge>
        <span className="text-bone-3">{formatName(check)}</span>
      </p>
      <p className="mt-2 [overflow-wrap:anywhere]">{message}</p>
      <p className="mt-1 text-bone-3">
        {t('since', { at: formatDateTime(openedAt) })}
        {closedAt && t('resolvedAt', { at: formatDateTime(closedAt) })}
        {reviewNumber !== null && t('reviewOf', { n: reviewNumber })}
      </p>
    </li>
  )
}

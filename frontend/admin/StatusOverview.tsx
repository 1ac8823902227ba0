import { Link } from 'react-router-dom'
import { listReviews } from '#contract/admin/reviews'
import { getDashboard } from '#contract/operations/dashboard'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { paths } from '#frontend/lib/paths.ts'
import { SystemStatus } from '#frontend/operations/SystemStatus.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

/** Where somebody sees more of a part, and what to do about it. */
const TABS_OF_PARTS: Record<string, string> = {
  Website: 'system',
  'Background work': 'system',
  'Job queue': 'jobs',
  Email: 'jobs',
  Payments: 'findings',
  Backups: 'findings',
  Reviews: 'reviews',
}

function getHref(part: string): string | undefined {
  const tab = TABS_OF_PARTS[part]
  return tab && `${paths.adminDashboard.href}?tab=${tab}`
}

/** What needs somebody now: parts of the system that are not well, and reviews that wait. What is well is folded away. */
export function StatusOverview({ onExpired }: { onExpired: () => void }) {
  const dashboard = useStaffQuery(getDashboard, onExpired, { query: { period: '24h' } })
  const reviews = useStaffQuery(listReviews, onExpired)
  const system = dashboard.data?.data.system
  if (dashboard.isError && !system) {
    return (
      <ErrorState
        title="We could not load the system’s status"
        onRetry={() => void dashboard.refetch()}
        busy={dashboard.isFetching}
      />
    )
  }
  if (!system) return <Skeleton className="h-24" />
  const [well, unwell] = [
    system.filter(({ health }) => health === 'good'),
    system.filter(({ health }) => health !== 'good'),
  ]
  const { open = 0, overdue = 0 } = reviews.data?.counts ?? {}
  return (
    <section aria-label="Status" className="mb-10">
      {unwell.length > 0 && <SystemStatus system={unwell} getHref={getHref} />}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bone-2 underline underline-offset-4 hover:no-underline">
          {unwell.length === 0
            ? `All ${well.length} parts of the system are working`
            : `${well.length} others are working`}
        </summary>
        <SystemStatus system={well} />
      </details>
      {open > 0 && (
        <p className="mt-2">
          <Link to={`${paths.adminDashboard.href}?tab=reviews`} className="link inline-flex min-h-11 items-center">
            {open === 1 ? '1 review waiting' : `${formatCount(open)} reviews waiting`}
            {overdue > 0 && `, ${formatCount(overdue)} overdue`}
          </Link>
        </p>
      )}
    </section>
  )
}

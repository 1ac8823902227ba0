import { Link } from 'react-router-dom'
import { listReviews } from '#contract/admin/reviews'
import { getDashboard } from '#contract/operations/dashboard'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { SystemStatus } from '#frontend/operations/SystemStatus.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

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
  const t = useMessages(staffDashboard)
  const dashboard = useStaffQuery(getDashboard, onExpired, { query: { period: '24h' } })
  const reviews = useStaffQuery(listReviews, onExpired)
  const system = dashboard.data?.data.system
  if (dashboard.isError && !system) {
    return <ErrorState title={t('statusFailed')} onRetry={() => void dashboard.refetch()} busy={dashboard.isFetching} />
  }
  if (!system) return <Skeleton className="h-24" />
  const [well, unwell] = [
    system.filter(({ health }) => health === 'good'),
    system.filter(({ health }) => health !== 'good'),
  ]
  const { open = 0, overdue = 0 } = reviews.data?.counts ?? {}
  return (
    <section aria-label={t('status')} className="mb-10">
      {unwell.length > 0 && <SystemStatus system={unwell} getHref={getHref} />}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bone-2 underline underline-offset-4 hover:no-underline">
          {unwell.length === 0 ? t('allWorking', { n: well.length }) : t('othersWorking', { n: well.length })}
        </summary>
        <SystemStatus system={well} />
      </details>
      {open > 0 && (
        <p className="mt-2">
          <Link to={`${paths.adminDashboard.href}?tab=reviews`} className="link inline-flex min-h-11 items-center">
            {t('reviewsWaiting', { n: open })}
            {overdue > 0 && t('overdue', { n: overdue })}
          </Link>
        </p>
      )}
    </section>
  )
}

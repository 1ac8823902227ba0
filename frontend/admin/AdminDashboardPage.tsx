import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { PERIOD_DAYS, type AdminPeriod, getAdminAnalytics } from '#contract/admin/dashboard'
import { listReviews } from '#contract/admin/reviews'
import { verifyStaffSession } from '#contract/auth/staff'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { Tabs } from '#frontend/ui/controls/Tabs.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { Analytics } from './Analytics.tsx'
import { PeriodControl } from './PeriodControl.tsx'
import { AuditLog } from './AuditLog.tsx'
import { ListsAndMarks } from './ListsAndMarks.tsx'
import { ReviewQueue } from './reviews/queue/ReviewQueue.tsx'
import { OwnAccount } from './staff/OwnAccount.tsx'
import { StaffList } from './staff/StaffList.tsx'
import { StatusOverview } from './StatusOverview.tsx'
import { SubjectSearch } from './moderation/SubjectSearch.tsx'
import { Findings } from '#frontend/operations/Findings.tsx'
import { JobsTab } from '#frontend/operations/jobs/JobsTab.tsx'
import { Learning } from '#frontend/operations/learning/Learning.tsx'
import { ProcessesAndStorage } from '#frontend/operations/ProcessesAndStorage.tsx'
import { getStaffHeaders, useStaffSignOut, useStaffQuery } from '#frontend/api/staff-session.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

export function AdminDashboardPage() {
  const t = useMessages(staffDashboard)
  usePageTitle(t('adminDashboard'))
  return getSessionItem('adminSessionId') ? <VerifiedDashboard /> : <Navigate to={paths.adminLogin.href} replace />
}

/** Renders nothing of the dashboard until the server has verified the session. */
function VerifiedDashboard() {
  const t = useMessages(staffDashboard)
  const { expire, signOut } = useStaffSignOut()
  const verified = useApiQuery(verifyStaffSession, { headers: getStaffHeaders() })
  // Only a 4xx response means that the session is over. A network error or a 5xx says nothing about it.
  const isOver = verified.error instanceof ApiError && verified.error.status < 500
  useEffect(() => {
    if (isOver) expire()
  }, [isOver, expire])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-4 pb-8 sm:pt-8">
        <h1 className="poster text-poster-m">{t('adminDashboard')}</h1>
        <Button variant="quiet" onClick={signOut}>
          {t('logout')}
        </Button>
      </div>
      {verified.data ? (
        <DashboardTabs isAdmin={verified.data.role === 'admin'} onExpired={expire} />
      ) : verified.error && !isOver ? (
        <ErrorState
          title={t('sessionUnchecked')}
          message={getErrorMessage(verified.error, t('unreachable'))}
          onRetry={() => void verified.refetch()}
          busy={verified.isFetching}
        />
      ) : (
        <Spinner label={t('checkingYourSession')} />
      )}
    </>
  )
}

function DashboardTabs({ isAdmin, onExpired }: { isAdmin: boolean; onExpired: () => void }) {
  const t = useMessages(staffDashboard)
  const [search, setSearch] = useSearchState()
  const openReviews = useStaffQuery(listReviews, onExpired)

  const tabs = [
    {
      value: 'numbers',
      label: t('numbers'),
      panel: <AnalyticsTab onExpired={onExpired} />,
    },
    {
      value: 'reviews',
      label:
        openReviews.data && openReviews.data.counts.open > 0
          ? t('reviewsOpen', { n: openReviews.data.counts.open })
          : t('reviews'),
      panel: <ReviewQueue isAdmin={isAdmin} onExpired={onExpired} />,
    },
    ...(isAdmin ? [{ value: 'search', label: t('search'), panel: <SubjectSearch /> }] : []),
    { value: 'jobs', label: t('jobs'), panel: <JobsTab onExpired={onExpired} /> },
    { value: 'findings', label: t('godfreysFindings'), panel: <Findings onExpired={onExpired} /> },
    { value: 'learning', label: t('learning'), panel: <Learning isAdmin={isAdmin} onExpired={onExpired} /> },
    { value: 'system', label: t('processesAndStorage'), panel: <ProcessesAndStorage onExpired={onExpired} /> },
    ...(isAdmin
      ? [
          { value: 'audit', label: t('auditLog'), panel: <AuditLog /> },
          { value: 'lists', label: t('exportsAndWatermarks'), panel: <ListsAndMarks /> },
          { value: 'staff', label: t('staff'), panel: <StaffList /> },
        ]
      : []),
    { value: 'account', label: t('yourAccount'), panel: <OwnAccount /> },
  ]
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'numbers'
  return (
    <Tabs
      label={t('adminDashboard')}
      tabs={tabs}
      value={open}
      onChange={(value) => setSearch({ tab: value === 'numbers' ? '' : value, period: '' })}
    />
  )
}

function AnalyticsTab({ onExpired }: { onExpired: () => void }) {
  const t = useMessages(staffDashboard)
  const [search, setSearch] = useSearchState()
  const period = parsePeriod(search.get('filter'))
  const numbers = useStaffQuery(getAdminAnalytics, onExpired, { query: { filter: period } })
  return (
    <>
      <StatusOverview onExpired={onExpired} />
      <div className="mb-8">
        <PeriodControl period={period} onChange={(filter) => setSearch({ filter: filter === 'all' ? '' : filter })} />
      </div>
      {numbers.isError && (
        <ErrorState
          title={t('analyticsFailed')}
          message={numbers.data ? t('previousNumbers') : undefined}
          onRetry={() => void numbers.refetch()}
          busy={numbers.isFetching}
          className="mb-8"
        />
      )}
      {(numbers.data || !numbers.isError) && <Analytics numbers={numbers.data} period={period} />}
    </>
  )
}

function parsePeriod(parameter: string | null): AdminPeriod {
  return parameter && Object.hasOwn(PERIOD_DAYS, parameter) ? (parameter as AdminPeriod) : 'all'
}

import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { verifyStaffSession } from '#contract/auth/staff'
import { type Period, periodNames } from '#contract/analytics'
import { getDashboard } from '#contract/operations/dashboard'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { ApiError } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { REFRESH_SECONDS, getStaffHeaders, useStaffSignOut } from '#frontend/api/staff-session.ts'
import { InfoCards } from './InfoCards.tsx'
import { LiveFeed } from './LiveFeed.tsx'
import { SystemStatus } from './SystemStatus.tsx'
import { DashboardMetrics } from './DashboardMetrics.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { formatTime } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

const PERIOD_OPTIONS = periodNames.map((value) => ({ value, label: value }))

/** The monitoring dashboard: totals for everybody; revenue, names and system details for signed-in staff. */
export function GodfreyDashboardPage() {
  const t = useMessages(staffOperations)
  usePageTitle(t('godfreyMonitoringDashboard'))
  const [search, setSearch] = useSearchState()
  const period = periodNames.find((name) => name === search.get('period')) ?? '24h'
  const signedIn = Boolean(getSessionItem('adminSessionId'))
  const { expire, signOut } = useStaffSignOut()
  const verified = useApiQuery(verifyStaffSession, { headers: getStaffHeaders(), enabled: signedIn })
  const isOver = verified.error instanceof ApiError && verified.error.status < 500
  useEffect(() => {
    if (isOver) expire()
  }, [isOver, expire])
  const dashboard = useApiQuery(getDashboard, {
    query: { period },
    headers: signedIn ? getStaffHeaders() : {},
    everySeconds: REFRESH_SECONDS,
  })
  const data = dashboard.data?.data
  const isStaff = verified.isSuccess

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-4 pb-8 sm:pt-8">
        <h1 className="poster max-w-[14em] text-poster-m">{t('godfreyMonitoringDashboard')}</h1>
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" asChild>
            <Link to={paths.home.href}>{t('home')}</Link>
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.godfreyChat.href}>{t('askGodfrey')}</Link>
          </Button>
          {isStaff && (
            <Button asChild>
              <Link to={paths.adminDashboard.href}>{t('staffArea')}</Link>
            </Button>
          )}
          {signedIn ? (
            <Button variant="quiet" onClick={signOut}>
              {t('logout')}
            </Button>
          ) : (
            <Button variant="quiet" asChild>
              <Link to={`${paths.adminLogin.href}?then=operator`}>{t('operatorSignIn')}</Link>
            </Button>
          )}
        </div>
      </div>
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SegmentedControl
          label={t('period')}
          options={PERIOD_OPTIONS}
          value={period}
          onChange={(value: Period) => setSearch({ period: value === '24h' ? '' : value })}
        />
        <p className="text-sm text-bone-3">{data ? t('asOf', { time: formatTime(data.lastUpdated) }) : ''}</p>
      </div>
      {dashboard.isError && (
        <ErrorState
          title={t('numbersFailed')}
          message={data ? t('previousNumbers') : undefined}
          onRetry={() => void dashboard.refetch()}
          busy={dashboard.isFetching}
          className="mb-8"
        />
      )}
      {(data || !dashboard.isError) && (
        <>
          <DashboardMetrics data={data} isStaff={isStaff} />
          <div className="grid gap-x-16 lg:grid-cols-2">
            <Panel title={t('systemStatus')}>
              <SystemStatus system={data?.system} />
            </Panel>
            <Panel title={t('liveFeed')}>
              <LiveFeed activity={data?.activity} />
            </Panel>
          </div>
          <InfoCards data={data} />
        </>
      )}
      <QuickActions period={period} isStaff={isStaff} />
    </>
  )
}

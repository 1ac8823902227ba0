import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { PERIOD_DAYS, type Period, describeAnalytics, listReviews, verifyStaffSession } from '#contract/admin'
import type { ReplyOf } from '#contract/platform'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { usePageTitle } from '#ui/PageHead'
import { Spinner } from '#ui/Spinner'
import { Tabs } from '#ui/Tabs'
import { CallError, sentenceOf, useRead } from '#web/api'
import { paths } from '#web/paths'
import { useSearchState } from '#web/search-state'
import { recall } from '#web/session-keys'
import { Analytics, PeriodChoice } from './Analytics.tsx'
import { AuditLog } from './AuditLog.tsx'
import { Lists } from './Lists.tsx'
import { Reviews } from './Reviews.tsx'
import { Search } from './Search.tsx'
import { staffHeaders, useStaffExit, useStaffRead } from '#web/staff-session'

export function AdminDashboardPage() {
  usePageTitle('Admin Dashboard')
  return recall('adminSessionId') ? <VerifiedDashboard /> : <Navigate to={paths.adminLogin} replace />
}

/** Shows nothing of the house before the server has said who is here. */
function VerifiedDashboard() {
  const { expire, signOut } = useStaffExit()
  const verified = useRead(verifyStaffSession, { headers: staffHeaders() })
  // Answered with a no: the session is over. Not answered, or by a house in trouble: that says nothing about it.
  const isOver = verified.error instanceof CallError && verified.error.status < 500
  useEffect(() => {
    if (isOver) expire()
  }, [isOver, expire])

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-4 pb-8 sm:pt-8">
        <h1 className="poster text-poster-m">Admin Dashboard</h1>
        <Button look="quiet" onClick={signOut}>
          Logout
        </Button>
      </div>
      {verified.data ? (
        <Dashboard isAdmin={verified.data.role === 'admin'} onExpired={expire} />
      ) : verified.error && !isOver ? (
        <FailedState
          title="Your session could not be checked"
          message={sentenceOf(verified.error, 'We could not reach the house.')}
          onRetry={() => void verified.refetch()}
          busy={verified.isFetching}
        />
      ) : (
        <Spinner label="Checking your session" />
      )}
    </>
  )
}

function Dashboard({ isAdmin, onExpired }: { isAdmin: boolean; onExpired: () => void }) {
  const [search, change] = useSearchState()
  const waiting = useStaffRead(listReviews, onExpired)

  const tabs = [
    { value: 'numbers', label: 'Numbers', panel: <Numbers waiting={waiting.data} onExpired={onExpired} /> },
    {
      value: 'reviews',
      label:
        waiting.data && waiting.data.total > 0 ? `Reviews (${waiting.data.total.toLocaleString('en-US')})` : 'Reviews',
      panel: <Reviews isAdmin={isAdmin} onExpired={onExpired} />,
    },
    ...(isAdmin
      ? [
          { value: 'search', label: 'Search', panel: <Search /> },
          { value: 'audit', label: 'Audit log', panel: <AuditLog /> },
          { value: 'lists', label: 'Lists and marks', panel: <Lists /> },
        ]
      : []),
  ]
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'numbers'
  return (
    <Tabs
      label="Admin Dashboard"
      tabs={tabs}
      value={open}
      onChange={(value) => change({ tab: value === 'numbers' ? '' : value })}
    />
  )
}

interface NumbersProps {
  waiting: ReplyOf<typeof listReviews> | undefined
  onExpired: () => void
}

function Numbers({ waiting, onExpired }: NumbersProps) {
  const [search, change] = useSearchState()
  const period = readPeriod(search.get('filter'))
  const numbers = useStaffRead(describeAnalytics, onExpired, { query: { filter: period } })
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <PeriodChoice period={period} onChange={(filter) => change({ filter: filter === 'all' ? '' : filter })} />
        {waiting && (
          <Button look="plain" className="text-sm" onClick={() => change({ tab: 'reviews' })}>
            {waitingSentence(waiting)}
          </Button>
        )}
      </div>
      {numbers.isError && (
        <FailedState
          title="Failed to load analytics data"
          message={numbers.data ? 'These are the numbers of before.' : undefined}
          onRetry={() => void numbers.refetch()}
          busy={numbers.isFetching}
          className="mb-8"
        />
      )}
      {(numbers.data || !numbers.isError) && <Analytics numbers={numbers.data} />}
    </>
  )
}

function readPeriod(typed: string | null): Period {
  return typed && Object.hasOwn(PERIOD_DAYS, typed) ? (typed as Period) : 'all'
}

function waitingSentence({ total, reviews }: { total: number; reviews: { overdue: boolean }[] }): string {
  if (total === 0) return 'No review waits'
  const overdue = reviews.filter((review) => review.overdue).length
  const waits = total === 1 ? '1 review waits' : `${total.toLocaleString('en-US')} reviews wait`
  return overdue > 0 ? `${waits}, ${overdue} overdue` : waits
}

import { type Period, periodNames } from '#contract/analytics'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { JobQueues } from './JobQueues.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

const PERIOD_OPTIONS = periodNames.map((value) => ({ value, label: value }))

/** The queues, for a period that is kept in the URL. */
export function JobsTab({ onExpired }: { onExpired: () => void }) {
  const t = useMessages(staffJobs)
  const [search, setSearch] = useSearchState()
  const period = periodNames.find((name) => name === search.get('period')) ?? '24h'
  return (
    <>
      <div className="mb-6">
        <SegmentedControl
          label={t('period')}
          options={PERIOD_OPTIONS}
          value={period}
          onChange={(value: Period) => setSearch({ period: value === '24h' ? '' : value })}
        />
      </div>
      <JobQueues period={period} onExpired={onExpired} />
    </>
  )
}

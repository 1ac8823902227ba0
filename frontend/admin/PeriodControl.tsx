import type { AdminPeriod } from '#contract/admin/dashboard'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'

const PERIODS: readonly { value: AdminPeriod; label: string; explanation: string }[] = [
  { value: 'today', label: 'Today', explanation: 'Since midnight UTC' },
  { value: 'week', label: 'Week', explanation: 'The last seven days, UTC' },
  { value: 'month', label: 'Month', explanation: 'The last thirty days, UTC' },
  { value: 'all', label: 'All', explanation: 'Since the launch' },
]

interface PeriodControlProps {
  period: AdminPeriod
  onChange: (period: AdminPeriod) => void
}

export function PeriodControl({ period, onChange }: PeriodControlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <SegmentedControl label="Period" options={PERIODS} value={period} onChange={onChange} />
      <p className="text-sm text-bone-3">{PERIODS.find(({ value }) => value === period)?.explanation}</p>
    </div>
  )
}

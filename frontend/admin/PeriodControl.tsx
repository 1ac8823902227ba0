import type { AdminPeriod } from '#contract/admin/dashboard'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

const PERIODS = [
  { value: 'today', label: 'period.today', explanation: 'period.todayText' },
  { value: 'week', label: 'period.week', explanation: 'period.weekText' },
  { value: 'month', label: 'period.month', explanation: 'period.monthText' },
  { value: 'all', label: 'period.all', explanation: 'period.allText' },
] as const satisfies readonly { value: AdminPeriod; label: string; explanation: string }[]

interface PeriodControlProps {
  period: AdminPeriod
  onChange: (period: AdminPeriod) => void
}

export function PeriodControl({ period, onChange }: PeriodControlProps) {
  const t = useMessages(staffDashboard)
  const shown = PERIODS.find(({ value }) => value === period)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <SegmentedControl
        label={t('period')}
        options={PERIODS.map(({ value, label }) => ({ value, label: t(label) }))}
        value={period}
        onChange={onChange}
      />
      <p className="text-sm text-bone-3">{shown && t(shown.explanation)}</p>
    </div>
  )
}

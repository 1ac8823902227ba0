import { useState } from 'react'
import { getRevenueHistory, type REVENUE_PERIODS } from '#contract/revenue'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BarChart } from '#frontend/ui/charts/BarChart.tsx'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { formatCents } from '#frontend/ui/display/format-cents.ts'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

type Period = (typeof REVENUE_PERIODS)[number]

const PERIODS: readonly { value: Period; label: string; says: string; format: Intl.DateTimeFormatOptions }[] = [
  { value: '30d', label: '30 days', says: 'each of the last 30 days', format: { month: 'short', day: 'numeric' } },
  { value: '12w', label: '12 weeks', says: 'each of the last 12 weeks', format: { month: 'short', day: 'numeric' } },
  { value: '12m', label: '12 months', says: 'each of the last 12 months', format: { month: 'short', year: 'numeric' } },
]

export function RevenueChart() {
  const [period, setPeriod] = useState<Period>('30d')
  const history = useApiQuery(getRevenueHistory, { query: { period } })
  const shown = PERIODS.find(({ value }) => value === period)
  const name = new Intl.DateTimeFormat('en-US', { ...shown?.format, timeZone: 'UTC' })
  return (
    <div className="mt-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h3 className="poster text-xl">Sales over time</h3>
        <SegmentedControl label="Period" options={PERIODS} value={period} onChange={setPeriod} />
      </div>
      {history.isError ? (
        <ErrorState
          title="The chart could not be drawn"
          message={getErrorMessage(history.error, 'We could not reach the house.')}
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      ) : history.data?.points.every(({ cents }) => cents === 0) ? (
        <p className="flex h-56 items-center justify-center border-y border-wall-3 px-4 text-center text-bone-2 sm:h-68">
          Nothing was paid in {shown?.says.replace('each of ', '')}.
        </p>
      ) : history.data ? (
        <BarChart
          caption={`Paid by fans in ${shown?.says ?? ''}`}
          name="Paid by fans"
          bars={history.data.points.map((point) => ({ label: name.format(new Date(point.from)), value: point.cents }))}
          format={formatCents}
        />
      ) : (
        <Skeleton className="h-56 sm:h-68" />
      )}
    </div>
  )
}

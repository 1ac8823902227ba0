import { useState } from 'react'
import { getRevenueHistory, type REVENUE_PERIODS } from '#contract/revenue'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BarChart } from '#frontend/ui/charts/BarChart.tsx'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createDateFormat } from '#frontend/lib/format-date.ts'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Period = (typeof REVENUE_PERIODS)[number]

const formatDay = createDateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const formatMonth = createDateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

const PERIODS = [
  { value: '30d', label: 'chart.days', phrase: 'chart.daysPhrase', formatStart: formatDay },
  { value: '12w', label: 'chart.weeks', phrase: 'chart.weeksPhrase', formatStart: formatDay },
  { value: '12m', label: 'chart.months', phrase: 'chart.monthsPhrase', formatStart: formatMonth },
] as const satisfies readonly { value: Period; label: string; phrase: string; formatStart: typeof formatDay }[]

export function RevenueChart() {
  const t = useMessages(revenueMessages)
  const [period, setPeriod] = useState<Period>('30d')
  const { phrase, formatStart } = PERIODS.find(({ value }) => value === period) ?? PERIODS[0]
  const history = useApiQuery(getRevenueHistory, { query: { period } })
  return (
    <div className="mt-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h3 className="poster text-xl">{t('chart.title')}</h3>
        <SegmentedControl
          label={t('period')}
          options={PERIODS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={period}
          onChange={setPeriod}
        />
      </div>
      {history.isError ? (
        <ErrorState
          title={t('chart.failed')}
          message={getErrorMessage(history.error, t('reach'))}
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      ) : history.data?.points.every(({ cents }) => cents === 0) ? (
        <p className="flex h-56 items-center justify-center border-y border-wall-3 px-4 text-center text-bone-2 sm:h-68">
          {t('chart.nothing', { phrase: t(phrase) })}
        </p>
      ) : history.data ? (
        <BarChart
          caption={t('chart.caption', { phrase: t(phrase) })}
          name={t('paidByFans')}
          bars={history.data.points.map((point) => ({ label: formatStart(point.from), value: point.cents }))}
          format={formatCents}
        />
      ) : (
        <Skeleton className="h-56 sm:h-68" />
      )}
    </div>
  )
}

import { Link } from 'react-router-dom'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { RevenueTotals } from './RevenueTotals.tsx'
import { useRevenue } from './use-revenue.ts'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const LATEST_SALES_SHOWN = 3

/** The sums of all sales and the latest of them, with the way to the rest. */
export function RevenueSummary() {
  const t = useMessages(revenueMessages)
  const revenue = useRevenue()
  const first = revenue.data?.pages[0]
  return (
    <Section
      id="revenue-summary"
      title={t('title')}
      intro={t('intro')}
      layout="split"
      action={
        <Link to={paths.workshopSales.href} className="link inline-flex min-h-11 items-center">
          {t('toSales')}
        </Link>
      }
    >
      {revenue.isError ? (
        <ErrorState
          title={t('unreadable')}
          message={getErrorMessage(revenue.error, t('moneySafe'))}
          onRetry={() => void revenue.refetch()}
          busy={revenue.isFetching}
        />
      ) : (
        <>
          <RevenueTotals revenue={first} />
          {first && first.sales.length > 0 && (
            <ul className="mt-8 border-b border-wall-3" aria-label={t('latest')}>
              {first.sales.slice(0, LATEST_SALES_SHOWN).map((sale) => (
                <li
                  key={sale.captureId}
                  className="flex items-baseline justify-between gap-4 border-t border-wall-3 py-2.5"
                >
                  <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{sale.songTitle}</span>
                  <span className="ml-auto shrink-0 text-sm text-bone-3">{formatDate(sale.at)}</span>
                  <span className="shrink-0 tabular-nums">
                    <Money cents={sale.cents} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { downloadRevenue, type getRevenue } from '#contract/revenue'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
import { useIsExample } from '#frontend/examples/use-is-example.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { RevenueChart } from './RevenueChart.tsx'
import { RefundGuide } from './RefundGuide.tsx'
import { RevenueByCountry } from './RevenueByCountry.tsx'
import { RevenueTotals } from './RevenueTotals.tsx'
import { useRevenue } from './use-revenue.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

type RevenueData = EndpointReply<typeof getRevenue>

type Sale = RevenueData['sales'][number]

const LATEST_SALES_SHOWN = 5

const EDITIONS_SHOWN = 5

const buildColumns = (t: Translate<(typeof revenueMessages)['messages']>): readonly Column<Sale>[] => [
  { title: t('column.sold'), primary: true, cell: (sale) => sale.songTitle },
  {
    title: t('column.keymail'),
    cell: (sale) => <span className="code text-xs whitespace-nowrap">{sale.keymailCode}</span>,
  },
  {
    title: t('column.when'),
    cell: (sale) => <span className="whitespace-nowrap">{formatDate(sale.at)}</span>,
  },
  { title: t('column.paid'), align: 'right', cell: (sale) => <Money cents={sale.cents} /> },
  { title: t('column.fee'), align: 'right', cell: (sale) => <Money cents={sale.feeCents} /> },
  {
    title: t('column.yours'),
    align: 'right',
    cell: (sale) => (
      <span className="font-semibold">
        <Money cents={sale.cents - sale.feeCents - sale.refundedCents} />
        {sale.refundedCents > 0 && <span className="block text-xs font-normal text-bone-3">{t('refundedMark')}</span>}
      </span>
    ),
  },
  {
    title: t('column.giveBack'),
    align: 'right',
    cell: ({ songTitle, ...sale }) => <RefundGuide title={songTitle} {...sale} />,
  },
]

/** The artist's sales as PayPal reported them. The platform takes no share. */
export function RevenuePanel() {
  const t = useMessages(revenueMessages)
  const revenue = useRevenue()
  const isExample = useIsExample()
  const { totals, editions = [], countries = [] } = revenue.data?.pages[0] ?? {}
  const sales = revenue.data?.pages.flatMap((page) => page.sales) ?? []

  return (
    <Section
      id="revenue"
      title={t('title')}
      intro={t('intro')}
      layout="split"
      action={
        sales.length > 0 &&
        !isExample && (
          <Button asChild variant="quiet">
            <a href={downloadRevenue.path} download>
              <Download aria-hidden="true" />
              {t('csv')}
            </a>
          </Button>
        )
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
          <RevenueTotals revenue={revenue.data?.pages[0]} />
          <RevenueChart />
          {editions.length > 1 && <RevenueByEdition editions={editions} />}
          <RevenueByCountry countries={countries} />
          {sales.length > 0 && (
            <LatestSales
              sales={sales}
              total={totals?.sales ?? sales.length}
              onMore={revenue.hasNextPage ? () => void revenue.fetchNextPage() : undefined}
              busy={revenue.isFetchingNextPage}
            />
          )}
        </>
      )}
    </Section>
  )
}

const KIND_LABELS = {
  song: undefined,
  album: 'kind.album',
  'art-card': 'kind.artCard',
} as const satisfies Record<RevenueData['editions'][number]['kind'], string | undefined>

function RevenueByEdition({ editions }: { editions: RevenueData['editions'] }) {
  const t = useMessages(revenueMessages)
  const [all, setAll] = useState(false)
  const shown = all ? editions : editions.slice(0, EDITIONS_SHOWN)
  return (
    <div className="mt-12">
      <h3 className="poster mb-5 text-xl">{t('editions.title')}</h3>
      <BarList
        label={t('editions.label')}
        rows={shown.map(({ id, title, kind, sales, cents }) => ({
          key: id,
          name: title,
          note:
            kind === 'song'
              ? t('sold', { n: sales })
              : t('soldOfKind', { kind: t(KIND_LABELS[kind]), sold: t('sold', { n: sales }) }),
          value: cents,
          written: formatCents(cents),
        }))}
      />
      {editions.length > EDITIONS_SHOWN && (
        <Button variant="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('showFive') : t('showAll', { n: editions.length })}
        </Button>
      )}
    </div>
  )
}

type LatestSalesProps = {
  /** Those loaded so far. */
  sales: readonly Sale[]
  total: number
  /** Loads the next page; absent on the last one. */
  onMore: (() => void) | undefined
  busy: boolean
}

function LatestSales({ sales, total, onMore, busy }: LatestSalesProps) {
  const t = useMessages(revenueMessages)
  const [all, setAll] = useState(false)
  return (
    <div className="mt-12">
      <h3 className="poster mb-5 text-xl">{t('latest')}</h3>
      <Table<Sale>
        caption={t('sales.caption')}
        rows={all ? sales : sales.slice(0, LATEST_SALES_SHOWN)}
        rowKey={(sale) => sale.captureId}
        columns={buildColumns(t)}
      />
      {sales.length > LATEST_SALES_SHOWN && (
        <Button variant="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('sales.latestOnly') : t('sales.showAll', { n: total })}
        </Button>
      )}
      {all && onMore && (
        <Button variant="quiet" className="mt-3" onClick={onMore} disabled={busy}>
          {t('sales.older')}
        </Button>
      )}
    </div>
  )
}

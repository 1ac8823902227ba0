import { Download } from 'lucide-react'
import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { downloadRevenue, type getRevenue } from '#contract/revenue'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { BarList } from '#frontend/ui/charts/BarList.tsx'
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
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatDate } from '#frontend/lib/format-date.ts'

type RevenueData = EndpointReply<typeof getRevenue>

type Sale = RevenueData['sales'][number]

const LATEST_SALES_SHOWN = 5

const EDITIONS_SHOWN = 5

const COLUMNS: readonly Column<Sale>[] = [
  { title: 'Sold', primary: true, cell: (sale) => sale.songTitle },
  {
    title: 'Keymail',
    cell: (sale) => <span className="code text-xs whitespace-nowrap">{sale.keymailCode}</span>,
  },
  {
    title: 'When',
    cell: (sale) => <span className="whitespace-nowrap">{formatDate(sale.at)}</span>,
  },
  { title: 'Paid', align: 'right', cell: (sale) => <Money cents={sale.cents} /> },
  { title: 'Fee', align: 'right', cell: (sale) => <Money cents={sale.feeCents} /> },
  {
    title: 'Yours',
    align: 'right',
    cell: (sale) => (
      <span className="font-semibold">
        <Money cents={sale.cents - sale.feeCents - sale.refundedCents} />
        {sale.refundedCents > 0 && <span className="block text-xs font-normal text-bone-3">refunded</span>}
      </span>
    ),
  },
  {
    title: 'Give back',
    align: 'right',
    cell: ({ songTitle, ...sale }) => <RefundGuide title={songTitle} {...sale} />,
  },
]

/** The artist's sales as PayPal reported them. The platform takes no share. */
export function RevenuePanel() {
  const revenue = useRevenue()
  const { totals, editions = [], countries = [] } = revenue.data?.pages[0] ?? {}
  const sales = revenue.data?.pages.flatMap((page) => page.sales) ?? []

  return (
    <Section
      id="revenue"
      title="Revenue"
      intro="Fans pay your PayPal account directly. TuneMaker takes nothing from a sale."
      layout="split"
      action={
        sales.length > 0 && (
          <Button asChild variant="quiet">
            <a href={downloadRevenue.path} download>
              <Download aria-hidden="true" />
              Download as CSV
            </a>
          </Button>
        )
      }
    >
      {revenue.isError ? (
        <ErrorState
          title="Your revenue could not be read"
          message={getErrorMessage(revenue.error, 'We could not reach TuneMaker. Your money is not affected.')}
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

const KIND_LABELS: Record<RevenueData['editions'][number]['kind'], string | undefined> = {
  song: undefined,
  album: 'album',
  'art-card': 'art card',
}

function RevenueByEdition({ editions }: { editions: RevenueData['editions'] }) {
  const [all, setAll] = useState(false)
  const shown = all ? editions : editions.slice(0, EDITIONS_SHOWN)
  return (
    <div className="mt-12">
      <h3 className="poster mb-5 text-xl">By edition</h3>
      <BarList
        label="Paid by fans, by edition"
        rows={shown.map(({ id, title, kind, sales, cents }) => ({
          key: id,
          name: title,
          note: [KIND_LABELS[kind], `${formatCount(sales)} sold`].filter(Boolean).join(', '),
          value: cents,
          written: formatCents(cents),
        }))}
      />
      {editions.length > EDITIONS_SHOWN && (
        <Button variant="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Show the first five only' : `Show all ${editions.length}`}
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
  const [all, setAll] = useState(false)
  return (
    <div className="mt-12">
      <h3 className="poster mb-5 text-xl">Latest sales</h3>
      <Table<Sale>
        caption="Your sales, newest first"
        rows={all ? sales : sales.slice(0, LATEST_SALES_SHOWN)}
        rowKey={(sale) => sale.captureId}
        columns={COLUMNS}
      />
      {sales.length > LATEST_SALES_SHOWN && (
        <Button variant="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Show the latest only' : `Show all ${formatCount(total)} sales`}
        </Button>
      )}
      {all && onMore && (
        <Button variant="quiet" className="mt-3" onClick={onMore} disabled={busy}>
          Show older sales
        </Button>
      )}
    </div>
  )
}

import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  type REVENUE_PERIODS,
  type getRevenue as describeRevenueCall,
  getRevenue,
  getRevenueHistory,
  exportRevenue,
} from '#contract/keymails'
import type { EndpointReply } from '#contract/platform'
import { BarChart } from '#ui/BarChart'
import { BarList } from '#ui/BarList'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { Money, formatCents } from '#ui/Money'
import { Section } from '#ui/Section'
import { SegmentedControl } from '#ui/Segments'
import { Skeleton } from '#ui/Skeleton'
import { Stat, StatRow } from '#ui/Stat'
import { type Column, Table } from '#ui/Table'
import { getErrorMessage, useApiQuery } from '#web/api'

type RevenueData = EndpointReply<typeof describeRevenueCall>
type Sale = RevenueData['sales'][number]
type Period = (typeof REVENUE_PERIODS)[number]

const LATEST_SALES_SHOWN = 5
const EDITIONS_SHOWN = 5
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const COLUMNS: readonly Column<Sale>[] = [
  { title: 'Sold', primary: true, cell: (sale) => sale.songTitle },
  {
    title: 'Keymail',
    cell: (sale) => <span className="code text-xs whitespace-nowrap">{sale.keymailCode}</span>,
  },
  {
    title: 'When',
    cell: (sale) => <span className="whitespace-nowrap">{dateFormat.format(new Date(sale.at))}</span>,
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
]

/** The artist's sales as PayPal reported them. The platform takes no share. */
export function RevenuePanel() {
  const revenue = useApiQuery(getRevenue)
  const { totals, sales = [], pending, editions = [] } = revenue.data ?? {}

  return (
    <Section
      id="revenue"
      title="Revenue"
      intro="Fans pay your PayPal account directly. TuneMaker takes nothing from a sale."
      layout="split"
      action={
        sales.length > 0 && (
          <Button asChild variant="quiet">
            <a href={exportRevenue.path} download>
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
          message={getErrorMessage(revenue.error, 'We could not reach the house. Your money is not affected.')}
          onRetry={() => void revenue.refetch()}
          busy={revenue.isFetching}
        />
      ) : (
        <>
          <StatRow>
            <Stat
              label="Total revenue"
              value={formatCents(totals?.netCents ?? 0)}
              note="after PayPal’s fees and refunds"
              loading={revenue.isPending}
            />
            <Stat label="Paid by fans" value={formatCents(totals?.cents ?? 0)} loading={revenue.isPending} />
            <Stat label="PayPal’s fees" value={formatCents(totals?.feeCents ?? 0)} loading={revenue.isPending} />
            <Stat
              label={totals && sales.some((sale) => !sale.keymailCode) ? 'Copies sold' : 'Keymails sold'}
              value={(totals?.sales ?? 0).toLocaleString('en-US')}
              loading={revenue.isPending}
            />
            {Boolean(totals?.refundedCents) && (
              <Stat label="Refunded" value={formatCents(totals?.refundedCents ?? 0)} />
            )}
            {pending !== undefined && pending.sales > 0 && (
              <Stat
                label="On its way"
                value={formatCents(pending.cents)}
                note={`${pending.sales === 1 ? 'one payment' : `${pending.sales} payments`} that PayPal has not settled`}
              />
            )}
          </StatRow>
          <RevenueChart />
          {editions.length > 1 && <RevenueByEdition editions={editions} />}
          {sales.length > 0 && <LatestSales sales={sales} />}
        </>
      )}
    </Section>
  )
}

const PERIODS: readonly { value: Period; label: string; says: string; format: Intl.DateTimeFormatOptions }[] = [
  { value: '30d', label: '30 days', says: 'each of the last 30 days', format: { month: 'short', day: 'numeric' } },
  { value: '12w', label: '12 weeks', says: 'each of the last 12 weeks', format: { month: 'short', day: 'numeric' } },
  { value: '12m', label: '12 months', says: 'each of the last 12 months', format: { month: 'short', year: 'numeric' } },
]

function RevenueChart() {
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
          note: [KIND_LABELS[kind], `${sales.toLocaleString('en-US')} sold`].filter(Boolean).join(', '),
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

function LatestSales({ sales }: { sales: readonly Sale[] }) {
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
          {all ? 'Show the latest only' : `Show all ${sales.length.toLocaleString('en-US')} sales`}
        </Button>
      )}
    </div>
  )
}

import { useState } from 'react'
import { type describeRevenue as describeRevenueCall, describeRevenue } from '#contract/keymails'
import type { ReplyOf } from '#contract/platform'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { Money, formatMoney } from '#ui/Money'
import { Section } from '#ui/Section'
import { Stat, StatRow } from '#ui/Stat'
import { type Column, Table } from '#ui/Table'
import { sentenceOf, useRead } from '#web/api'

type Sale = ReplyOf<typeof describeRevenueCall>['sales'][number]

const LATEST = 5
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

const COLUMNS: readonly Column<Sale>[] = [
  { title: 'Song', lead: true, cell: (sale) => sale.songTitle },
  {
    title: 'Keymail',
    cell: (sale) => <span className="code text-xs whitespace-nowrap">{sale.keymailCode}</span>,
  },
  {
    title: 'Sold',
    cell: (sale) => <span className="whitespace-nowrap">{day.format(new Date(sale.at))}</span>,
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

/** What fans paid, as PayPal reported it. The platform keeps nothing of it. */
export function Revenue() {
  const revenue = useRead(describeRevenue)
  const [all, setAll] = useState(false)
  const { totals, sales = [] } = revenue.data ?? {}
  const shown = all ? sales : sales.slice(0, LATEST)

  return (
    <Section
      id="revenue"
      title="Revenue"
      intro="Fans pay your PayPal account directly. TuneMaker takes nothing from a sale."
      layout="split"
    >
      {revenue.isError ? (
        <FailedState
          title="Your revenue could not be read"
          message={sentenceOf(revenue.error, 'We could not reach the house. Your money is not affected.')}
          onRetry={() => void revenue.refetch()}
          busy={revenue.isFetching}
        />
      ) : (
        <>
          <StatRow>
            <Stat
              label="Total revenue"
              value={formatMoney(totals?.netCents ?? 0)}
              note="after PayPal’s fees and refunds"
              loading={revenue.isPending}
            />
            <Stat label="Paid by fans" value={formatMoney(totals?.cents ?? 0)} loading={revenue.isPending} />
            <Stat label="PayPal’s fees" value={formatMoney(totals?.feeCents ?? 0)} loading={revenue.isPending} />
            {Boolean(totals?.refundedCents) && (
              <Stat label="Refunded" value={formatMoney(totals?.refundedCents ?? 0)} />
            )}
            <Stat
              label="Keymails sold"
              value={(totals?.sales ?? 0).toLocaleString('en-US')}
              loading={revenue.isPending}
            />
          </StatRow>
          {sales.length > 0 && (
            <div className="mt-10">
              <Table<Sale>
                caption="Your sales, newest first"
                rows={shown}
                rowKey={(sale) => sale.captureId}
                columns={COLUMNS}
              />
              {sales.length > LATEST && (
                <Button look="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
                  {all ? 'Show the latest only' : `Show all ${sales.length.toLocaleString('en-US')} sales`}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Section>
  )
}

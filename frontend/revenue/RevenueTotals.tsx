import type { EndpointReply } from '#contract/http'
import type { getRevenue } from '#contract/revenue'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'

interface RevenueTotalsProps {
  /** The first page of the artist's revenue; absent while it is loading. */
  revenue: EndpointReply<typeof getRevenue> | undefined
}

/** The sums of all of the artist's sales. */
export function RevenueTotals({ revenue }: RevenueTotalsProps) {
  const { totals, pending, plays, sales = [] } = revenue ?? {}
  const loading = revenue === undefined
  return (
    <StatRow>
      <Stat
        label="Total revenue"
        value={formatCents(totals?.netCents ?? 0)}
        note="after PayPal’s fees and refunds"
        loading={loading}
      />
      <Stat label="Paid by fans" value={formatCents(totals?.cents ?? 0)} loading={loading} />
      <Stat label="PayPal’s fees" value={formatCents(totals?.feeCents ?? 0)} loading={loading} />
      <Stat
        label={sales.some((sale) => !sale.keymailCode) ? 'Copies sold' : 'Keymails sold'}
        value={formatCount(totals?.sales ?? 0)}
        loading={loading}
      />
      <Stat
        label="Plays in 30 days"
        value={formatCount(plays?.month ?? 0)}
        note={`${formatCount(plays?.total ?? 0)} ever`}
        loading={loading}
      />
      {Boolean(totals?.refundedCents) && <Stat label="Refunded" value={formatCents(totals?.refundedCents ?? 0)} />}
      {pending !== undefined && pending.sales > 0 && (
        <Stat
          label="On its way"
          value={formatCents(pending.cents)}
          note={`${pending.sales === 1 ? 'one payment' : `${pending.sales} payments`} that PayPal has not settled`}
        />
      )}
    </StatRow>
  )
}

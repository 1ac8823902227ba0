import type { EndpointReply } from '#contract/http'
import type { getRevenue } from '#contract/revenue'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface RevenueTotalsProps {
  /** The first page of the artist's revenue; absent while it is loading. */
  revenue: EndpointReply<typeof getRevenue> | undefined
}

/** The sums of all of the artist's sales. */
export function RevenueTotals({ revenue }: RevenueTotalsProps) {
  const t = useMessages(revenueMessages)
  const { totals, pending, plays, sales = [] } = revenue ?? {}
  const loading = revenue === undefined
  return (
    <StatRow>
      <Stat label={t('total')} value={formatCents(totals?.netCents ?? 0)} note={t('totalNote')} loading={loading} />
      <Stat label={t('paidByFans')} value={formatCents(totals?.cents ?? 0)} loading={loading} />
      <Stat label={t('fees')} value={formatCents(totals?.feeCents ?? 0)} loading={loading} />
      <Stat
        label={sales.some((sale) => !sale.keymailCode) ? t('copiesSold') : t('keymailsSold')}
        value={formatCount(totals?.sales ?? 0)}
        loading={loading}
      />
      <Stat
        label={t('plays')}
        value={formatCount(plays?.month ?? 0)}
        note={t('playsNote', { n: plays?.total ?? 0 })}
        loading={loading}
      />
      {Boolean(totals?.refundedCents) && <Stat label={t('refunded')} value={formatCents(totals?.refundedCents ?? 0)} />}
      {pending !== undefined && pending.sales > 0 && (
        <Stat label={t('onItsWay')} value={formatCents(pending.cents)} note={t('onItsWayNote', { n: pending.sales })} />
      )}
    </StatRow>
  )
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const formatMoney = (cents: number) => dollars.format(cents / 100)

/** An amount held in cents, written in dollars. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return <span className={className ?? 'tabular-nums'}>{formatMoney(cents)}</span>
}

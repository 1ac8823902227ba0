const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const formatCents = (cents: number) => dollarFormat.format(cents / 100)

/** An amount in cents, shown in dollars. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return <span className={className ?? 'tabular-nums'}>{formatCents(cents)}</span>
}

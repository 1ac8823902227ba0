import { formatCents } from '#frontend/lib/format-money.ts'

/** An amount in cents, shown in dollars. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return <span className={className ?? 'tabular-nums'}>{formatCents(cents)}</span>
}

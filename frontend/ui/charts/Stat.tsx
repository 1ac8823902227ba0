import type { ReactNode } from 'react'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

interface StatProps {
  label: ReactNode
  /** Formatted: '1,204', '$90.00'. */
  value: string | number
  note?: ReactNode
  loading?: boolean
}

/** A figure with its label. Must be inside a StatRow. */
export function Stat({ label, value, note, loading = false }: StatProps) {
  return (
    <div className="@container flex min-w-0 flex-col border-l border-wall-3 pl-5">
      <dt className="order-2 text-sm text-bone-2">{label}</dt>
      {/* Long amounts shrink instead of wrapping. */}
      <dd
        className="poster order-1 leading-tight whitespace-nowrap tabular-nums"
        style={{ fontSize: `min(var(--text-poster-s), ${(100 / (String(value).length * 0.5)).toFixed(1)}cqi)` }}
      >
        {loading ? <Skeleton className="my-[0.2em] h-[0.8em] w-24" /> : value}
      </dd>
      {note && <dd className="order-3 mt-1 text-sm text-bone-3">{note}</dd>}
    </div>
  )
}

/** As many stats side by side as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-6 gap-y-8">{children}</dl>
}

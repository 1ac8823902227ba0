import type { ReactNode } from 'react'
import { FoldedList } from '#frontend/ui/display/FoldedList.tsx'

interface BarListProps {
  /** For screen readers. */
  label: string
  /** Usually largest first. Values are 0 or more. */
  rows: readonly { key: string; name: ReactNode; note?: ReactNode; value: number; written: string }[]
  /** Folds the rows after so many. */
  fold?: { max: number; summary: (count: number) => ReactNode }
}

/** Amounts in a list, each with a bar relative to the largest. */
export function BarList({ label, rows, fold }: BarListProps) {
  const most = Math.max(1, ...rows.map((row) => row.value))
  return (
    <FoldedList
      label={label}
      className="grid gap-4"
      max={fold?.max ?? rows.length}
      summary={(count) => fold?.summary(count)}
      items={rows.map((row) => (
        <li key={row.key}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{row.name}</span>
              {row.note && <span className="ml-2 text-sm text-bone-3">{row.note}</span>}
            </span>
            <span className="shrink-0 tabular-nums">{row.written}</span>
          </div>
          <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-wall-2">
            <div className="h-full rounded-full bg-brass" style={{ width: `${(row.value / most) * 100}%` }} />
          </div>
        </li>
      ))}
    />
  )
}

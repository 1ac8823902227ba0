import type { ReactElement, ReactNode } from 'react'

interface FoldedListProps {
  /** List items. */
  items: readonly ReactElement[]
  /** How many are shown at once; 0 if one press shows them all. */
  max: number
  /** What opens the others, by their number. */
  summary: (count: number) => ReactNode
  className?: string
  /** For screen readers. */
  label?: string
}

/** The first items of a list; one press shows the others, so that a screen stays short. */
export function FoldedList({ items, max, summary, className, label }: FoldedListProps) {
  const others = items.slice(max)
  return (
    <>
      {max > 0 && (
        <ul aria-label={label} className={className}>
          {items.slice(0, max)}
        </ul>
      )}
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-bone-2 underline underline-offset-4 hover:no-underline">
            {summary(others.length)}
          </summary>
          <ul className={className}>{others}</ul>
        </details>
      )}
    </>
  )
}

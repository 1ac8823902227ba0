import { formatCount } from '#frontend/lib/format-number.ts'

/** Says how many entries a truncated list has in total. */
export function TruncationNote({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null
  return (
    <p className="mt-3 text-sm text-bone-3">
      The first {shown} of {formatCount(total)}. Search to see others.
    </p>
  )
}

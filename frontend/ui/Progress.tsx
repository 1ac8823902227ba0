import { Button } from './Button.tsx'
import { formatBytesOf } from './bytes.ts'

interface ProgressProps {
  label: string
  /** In bytes, or in whatever `unit` counts. */
  done: number
  total: number
  /** Absent: bytes. Otherwise said after "3 of 5". */
  unit?: string
  onCancel?: () => void
}

/** Work whose end is known. */
export function Progress({ label, done, total, unit, onCancel }: ProgressProps) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  const written = unit === undefined ? formatBytesOf(done, total) : `${done} of ${total} ${unit}`
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="font-semibold">{label}</span> <span className="text-bone-2 tabular-nums">{written}</span>
        </p>
        {onCancel && (
          <Button look="plain" className="min-h-11 text-sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <progress className="bar mt-2" aria-label={label} aria-valuetext={written} value={share} />
    </div>
  )
}

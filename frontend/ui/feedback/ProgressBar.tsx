import { Button } from '#frontend/ui/controls/Button.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { formatByteProgress } from '#frontend/lib/format-bytes.ts'

interface ProgressBarProps {
  label: string
  /** In bytes, or in `unit`. */
  done: number
  total: number
  /** Shown after "3 of 5"; bytes if absent. */
  unit?: string
  onCancel?: () => void
}

/** Determinate progress. */
export function ProgressBar({ label, done, total, unit, onCancel }: ProgressBarProps) {
  const t = useMessages(shell)
  const share = total > 0 ? Math.min(1, done / total) : 0
  const written = unit === undefined ? formatByteProgress(done, total) : `${done} / ${total} ${unit}`
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          <span className="font-semibold">{label}</span> <span className="text-bone-2 tabular-nums">{written}</span>
        </p>
        {onCancel && (
          <Button variant="plain" className="min-h-11 text-sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <progress className="bar mt-2" aria-label={label} aria-valuetext={written} value={share} />
    </div>
  )
}

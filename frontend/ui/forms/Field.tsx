import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { clsx } from 'clsx'
import { FieldContext } from './field-context.ts'
import { restoreTypedText } from './restore-typed-text.ts'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Shows "optional" next to the label. */
  optional?: boolean
  className?: string
  children: ReactNode
}

/** Label, hint and error of one input, connected by ids. */
export function Field({ label, hint, error, required = false, optional = false, className, children }: FieldProps) {
  const t = useMessages(ui)
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({ id, required, invalid, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined }),
    [id, required, invalid, errorId, hintId],
  )
  useEffect(() => restoreTypedText(id), [id])
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between gap-4 text-sm font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-bone-3">{t('optional')}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="mt-2 text-sm text-bone-3">
          {hint}
        </p>
      )}
      {/* A live region must exist before its message for that to be announced. */}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className="mt-2 flex gap-2 text-sm text-lamp before:font-bold before:content-['!']">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react'
import { restoreTypedText } from './type-again.ts'
import { cx } from './cx.ts'

interface FieldContextValue {
  id: string
  required: boolean
  invalid: boolean
  describedBy: string | undefined
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined)

/** The attributes that connect an input to the surrounding Field. */
export function useFieldProps() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    required: field.required,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
  }
}

/** Shared by all text inputs and selects. */
export const FIELD_CLASSES =
  'block w-full min-h-12 rounded-md border border-rail bg-wall-deep px-4 text-base text-bone placeholder:text-bone-3 transition-colors hover:border-bone-3 focus-visible:border-brass-light focus-visible:outline-offset-1 aria-invalid:border-lamp disabled:border-wall-4 disabled:text-bone-3'

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
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between gap-4 text-sm font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-bone-3">optional</span>}
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

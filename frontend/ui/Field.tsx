import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react'
import { typeAgain } from './type-again.ts'
import { cx } from './cx.ts'

interface FieldWiring {
  id: string
  required: boolean
  invalid: boolean
  describedBy: string | undefined
}

const Wiring = createContext<FieldWiring | undefined>(undefined)

/** What an input inside a Field puts on its element. */
export function useFieldProps() {
  const field = useContext(Wiring)
  if (!field) return {}
  return {
    id: field.id,
    required: field.required,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
  }
}

/** The shared look of everything one can type into. */
export const FIELD_LOOK =
  'block w-full min-h-12 rounded-md border border-rail bg-wall-deep px-4 text-base text-bone placeholder:text-bone-3 transition-colors hover:border-bone-3 focus-visible:border-brass-light focus-visible:outline-offset-1 aria-invalid:border-lamp disabled:border-wall-4 disabled:text-bone-3'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Says "optional" beside the label. */
  optional?: boolean
  className?: string
  children: ReactNode
}

/** Label, hint and error around one input, with the ids that tie them together. */
export function Field({ label, hint, error, required = false, optional = false, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({ id, required, invalid, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined }),
    [id, required, invalid, errorId, hintId],
  )
  useEffect(() => typeAgain(id), [id])
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between gap-4 text-sm font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-bone-3">optional</span>}
      </label>
      <Wiring value={wiring}>{children}</Wiring>
      {hint && (
        <p id={hintId} className="mt-2 text-sm text-bone-3">
          {hint}
        </p>
      )}
      {/* Always present, so that a message that appears later is announced. */}
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

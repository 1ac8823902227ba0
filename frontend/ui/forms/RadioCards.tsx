import { type ReactNode, useId } from 'react'
import { clsx } from 'clsx'

export interface RadioOption<T extends string> {
  value: T
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps<T extends string> {
  legend: ReactNode
  options: readonly RadioOption<T>[]
  value: T
  onChange: (value: T) => void
  hint?: ReactNode
  /** The radio group's form name; generated if absent. */
  name?: string
  className?: string
}

/** A radio group whose options are cards, for prices and plans. */
export function RadioCards<T extends string>({
  legend,
  options,
  value,
  onChange,
  hint,
  name,
  className,
}: RadioCardsProps<T>) {
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-rail bg-wall-deep px-4 py-2.5 transition-colors hover:border-bone-3',
              'has-checked:border-brass has-checked:bg-[#e2ae521a] has-checked:shadow-[inset_0_0_0_1px_var(--color-brass)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brass-light',
              'has-disabled:cursor-not-allowed has-disabled:border-wall-4 has-disabled:text-bone-3',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            <span className="font-semibold tabular-nums">{option.label}</span>
            {option.hint && <span className="text-sm leading-snug text-bone-3">{option.hint}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-bone-3">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

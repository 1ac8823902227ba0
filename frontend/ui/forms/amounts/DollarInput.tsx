import type { ComponentProps, KeyboardEvent } from 'react'
import { clsx } from 'clsx'
import { formatTypedCents, getDollarSign } from '#frontend/lib/format-money.ts'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'
import { FIELD_CLASSES, useFieldProps } from '#frontend/ui/forms/field-context.ts'

interface DollarInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'step'> {
  /** As typed, see parseDollars. */
  value: string
  onValueChange: (value: string) => void
  /** What the arrow keys add, and where they stop; in cents. */
  step?: number
  min?: number
}

/**
 * An amount with the sign where the reader's language writes it. No number field, which writes decimals as the browser's
 * language does and not as the page's.
 */
export function DollarInput({ value, onValueChange, step = 50, min = 0, className, ...rest }: DollarInputProps) {
  const field = useFieldProps()
  const { sign, isBefore } = getDollarSign()
  const isLong = sign.length > 1
  const stepByKey = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const cents = parseDollars(value)
    if (!direction || cents === undefined) return
    event.preventDefault()
    onValueChange(formatTypedCents(Math.max(min, cents + direction * step)))
  }
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute inset-y-0 flex items-center text-bone-3',
          isBefore ? 'left-4' : 'right-4',
        )}
      >
        {sign}
      </span>
      <input
        {...field}
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={stepByKey}
        className={clsx(FIELD_CLASSES, isBefore ? (isLong ? 'pl-14' : 'pl-8') : isLong ? 'pr-14' : 'pr-8', className)}
      />
    </div>
  )
}

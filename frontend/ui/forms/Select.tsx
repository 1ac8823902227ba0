import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { FIELD_CLASSES, useFieldProps } from './field-context.ts'

/** A native select. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldProps()}
        {...rest}
        className={clsx(FIELD_CLASSES, 'cursor-pointer appearance-none pr-11', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-bone-2"
      />
    </div>
  )
}

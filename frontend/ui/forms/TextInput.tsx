import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { FIELD_CLASSES, useFieldProps } from './field-context.ts'

interface TextInputProps extends ComponentProps<'input'> {
  /** Shown inside the box before the text: "$". */
  prefix?: string
}

export function TextInput({ className, prefix, ...rest }: TextInputProps) {
  const field = useFieldProps()
  if (!prefix) return <input {...field} {...rest} className={clsx(FIELD_CLASSES, className)} />
  return (
    <div className="relative">
      <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-bone-3">
        {prefix}
      </span>
      <input {...field} {...rest} className={clsx(FIELD_CLASSES, 'pl-8', className)} />
    </div>
  )
}

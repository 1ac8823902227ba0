import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { FIELD_CLASSES, useFieldProps } from './field-context.ts'

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useFieldProps()} rows={rows} {...rest} className={clsx(FIELD_CLASSES, 'resize-y py-3', className)} />
  )
}

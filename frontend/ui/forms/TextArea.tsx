import type { ComponentProps } from 'react'
import { cx } from '#frontend/ui/cx.ts'
import { FIELD_CLASSES, useFieldProps } from './field-context.ts'

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useFieldProps()} rows={rows} {...rest} className={cx(FIELD_CLASSES, 'resize-y py-3', className)} />
  )
}

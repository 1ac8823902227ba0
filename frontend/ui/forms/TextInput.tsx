import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { FIELD_CLASSES, useFieldProps } from './field-context.ts'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldProps()} {...rest} className={clsx(FIELD_CLASSES, className)} />
}

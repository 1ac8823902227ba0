import type { ChangeEvent, ComponentProps } from 'react'
import { clsx } from 'clsx'
import { FIELD_CLASSES, useFieldProps } from './field-context.ts'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onChange: (code: string) => void
}

/** Input for codes: uppercases and removes whitespace, also from pasted text. */
export function CodeInput({ value, onChange, className, ...rest }: CodeInputProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const caret = input.selectionStart
    const typed = input.value
    const code = typed.toUpperCase().replace(/\s+/g, '')
    onChange(code)
    // React moves the caret to the end when the new value differs from what was typed.
    if (caret !== null && code.length === typed.length)
      requestAnimationFrame(() => input.setSelectionRange(caret, caret))
  }
  return (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...useFieldProps()}
      {...rest}
      value={value}
      onChange={take}
      className={clsx(
        FIELD_CLASSES,
        'code min-h-14 px-3 text-[clamp(0.9375rem,4.3vw,1.375rem)] tracking-wide uppercase sm:px-4',
        className,
      )}
    />
  )
}

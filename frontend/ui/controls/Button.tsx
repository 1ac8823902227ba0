import type { ComponentProps, ReactElement } from 'react'
import { clsx } from 'clsx'
import { Slot } from './Slot.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'

const VARIANT_CLASSES = {
  primary:
    'bg-brass text-brass-ink shadow-[inset_0_1px_0_#fff6,inset_0_-2px_0_#7a4f0f59] hover:bg-brass-light idle:bg-wall-3 idle:text-bone-3 idle:shadow-none',
  go: 'bg-go text-go-ink shadow-[inset_0_1px_0_#fff6,inset_0_-2px_0_#0b44234d] hover:bg-go-light idle:bg-wall-3 idle:text-bone-3 idle:shadow-none',
  quiet:
    'border border-wall-4 bg-wall-1/60 text-bone hover:border-rail hover:bg-wall-2 idle:border-wall-3 idle:text-bone-3',
  danger:
    'border border-lamp/50 text-lamp hover:border-lamp hover:bg-lamp-deep hover:text-bone idle:border-wall-3 idle:text-bone-3',
  plain: 'link -mx-2 px-2 font-normal idle:text-bone-3',
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANT_CLASSES
  size?: 'medium' | 'large'
  /** A request is pending: disables the button and shows `busyLabel`. */
  busy?: boolean
  busyLabel?: string
  /** Styles its single child (an anchor) instead of rendering a button. */
  asChild?: boolean
}

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const dress = clsx(
    'inline-flex items-center justify-center print:hidden gap-2.5 rounded-md text-center text-balance font-semibold transition-[background-color,border-color,color,transform] duration-150 not-disabled:active:translate-y-px idle:cursor-not-allowed aria-busy:cursor-progress [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    size === 'large' ? 'min-h-14 text-lg leading-tight' : 'min-h-11 leading-tight',
    variant !== 'plain' && (size === 'large' ? 'px-8 py-3' : 'px-5 py-2'),
    VARIANT_CLASSES[variant],
    className,
  )
  if (asChild) {
    return (
      <Slot className={dress} {...rest}>
        {children as ReactElement<{ className?: string }>}
      </Slot>
    )
  }
  return (
    <button type="button" {...rest} className={dress} disabled={disabled || busy} aria-busy={busy || undefined}>
      {busy ? (
        <>
          <Spinner iconOnly label="" />
          {busyLabel ?? children}
        </>
      ) : (
        children
      )}
    </button>
  )
}

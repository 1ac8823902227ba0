import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const TONE_CLASSES = {
  plain: 'border-wall-4 text-bone-2',
  brass: 'border-brass/60 text-brass-light',
  go: 'border-go/60 text-go-light',
  lamp: 'border-lamp/60 text-lamp',
  solid: 'border-brass bg-brass text-brass-ink',
}

interface BadgeProps {
  tone?: keyof typeof TONE_CLASSES
  children: ReactNode
  className?: string
}

/** A short label for a state or property. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONE_CLASSES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

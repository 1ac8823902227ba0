import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const TONE_CLASSES = {
  note: 'border-brass/45 bg-[#e2ae5214] [&_strong]:text-brass-light',
  go: 'border-go/45 bg-[#56d28412] [&_strong]:text-go-light',
  warning: 'border-lamp/50 bg-[#ff8a7512] [&_strong]:text-lamp',
}

interface BannerProps {
  title?: ReactNode
  tone?: keyof typeof TONE_CLASSES
  action?: ReactNode
  children?: ReactNode
  className?: string
}

/** A notice about the whole page: test mode, a test-drive code, a warning. */
export function Banner({ title, tone = 'note', action, children, className }: BannerProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md border px-5 py-3.5 print:border-wall-4 print:bg-transparent',
        TONE_CLASSES[tone],
        className,
      )}
    >
      <div className="min-w-0 max-w-measure grow basis-72 [&:lang(ja)]:[word-break:auto-phrase]">
        {title && <strong className="font-semibold">{title}</strong>}
        {children && <div className={clsx('text-sm text-bone-2', Boolean(title) && 'mt-0.5')}>{children}</div>}
      </div>
      {action}
    </div>
  )
}

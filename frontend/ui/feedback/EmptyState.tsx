import type { ReactNode } from 'react'
import { clsx } from 'clsx'

interface EmptyStateProps {
  title: ReactNode
  /** What to do next. */
  message?: ReactNode
  action?: ReactNode
  className?: string
}

/** Placeholder for an empty list. */
export function EmptyState({ title, message, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'relative isolate overflow-hidden rounded-lg border border-wall-3 bg-wall-deep px-6 py-14 text-center sm:py-20',
        'before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_161deg_at_50%_-4rem,transparent,#f7d8981f_5deg,#f7d8981f_33deg,transparent_38deg)] before:[mask:linear-gradient(#000,#0000_92%)] print:before:hidden',
        className,
      )}
    >
      <p className="poster text-poster-s">{title}</p>
      {message && <p className="mx-auto mt-3 max-w-[26rem] text-bone-2">{message}</p>}
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { clsx } from 'clsx'

interface SectionProps {
  title?: ReactNode
  /** A sentence below the title. */
  intro?: ReactNode
  /** A button or link beside the title. */
  action?: ReactNode
  /** `split` puts the title into its own column on wide screens. */
  layout?: 'stack' | 'split'
  /** Omits the rule above. */
  bare?: boolean
  id?: string
  className?: string
  children: ReactNode
}

export function Section({
  title,
  intro,
  action,
  layout = 'stack',
  bare = false,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId()
  const split = layout === 'split'
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={clsx('pb-14 sm:pb-20 print:pb-6', className)}
    >
      {!bare && <hr className="rule mb-6 sm:mb-8" />}
      <div className={clsx(split && 'grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]')}>
        {(title || intro || action) && (
          <div
            className={clsx(
              split
                ? 'self-start lg:sticky lg:top-[var(--section-top,2rem)]'
                : 'mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-8',
            )}
          >
            <div>
              {title && (
                <h2 id={headingId} className="poster text-poster-s">
                  {title}
                </h2>
              )}
              {intro && <p className={clsx('mt-2 text-bone-2', split ? 'max-w-[20rem]' : 'max-w-measure')}>{intro}</p>}
            </div>
            {action && <div className={clsx('print:hidden', split && 'mt-5')}>{action}</div>}
          </div>
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

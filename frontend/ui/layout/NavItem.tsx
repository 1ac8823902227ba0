import { clsx } from 'clsx'
import type { ReactElement } from 'react'
import { Slot } from '#frontend/ui/controls/Slot.tsx'

interface NavItemProps {
  /** Emphasized; at most one per header. */
  primary?: boolean
  className?: string
  /** An anchor or a button. */
  children: ReactElement<{ className?: string }>
}

/** Styles its child as a header link. */
export function NavItem({ primary = false, className, children }: NavItemProps) {
  return (
    <Slot
      className={clsx(
        className,
        primary
          ? 'inline-flex min-h-11 items-center rounded-md border border-brass/60 px-3 text-sm sm:px-4 font-semibold whitespace-nowrap text-brass-light transition-colors hover:border-brass hover:bg-brass hover:text-brass-ink'
          : 'inline-flex min-h-11 items-center rounded-md px-1.5 text-sm font-semibold whitespace-nowrap text-bone-2 sm:px-3 transition-colors hover:text-bone aria-[current=page]:text-bone aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
      )}
    >
      {children}
    </Slot>
  )
}

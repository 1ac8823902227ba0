import { clsx } from 'clsx'

interface SpinnerProps {
  /** Shown and announced beside the spinner. */
  label: string
  /** Omits the label, if it is already on the page. */
  iconOnly?: boolean
  className?: string
}

/** A loading indicator in the shape of a record. */
export function Spinner({ label, iconOnly = false, className }: SpinnerProps) {
  return (
    <span role={iconOnly ? undefined : 'status'} className={clsx('inline-flex items-center gap-3', className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-[1.35em] shrink-0 animate-turn"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" opacity=".35" />
        <path d="M12 1.5A10.5 10.5 0 0 1 22.5 12" strokeWidth="2" strokeLinecap="round" />
        <path d="M12 6a6 6 0 0 1 6 6M12 18a6 6 0 0 1-6-6" strokeWidth="1.25" opacity=".6" />
        <circle cx="12" cy="12" r="2" fill="currentColor" stroke="none" />
      </svg>
      {!iconOnly && <span>{label}</span>}
    </span>
  )
}

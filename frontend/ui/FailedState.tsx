import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'

interface FailedStateProps {
  title: string
  message?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
  /** It is all there is on the screen, so its title is the screen's heading. */
  alone?: boolean
  className?: string
}

/** Something could not be loaded: what, and one way to try again. */
export function FailedState({
  title,
  message,
  onRetry,
  retryLabel = 'Try again',
  busy = false,
  alone = false,
  className,
}: FailedStateProps) {
  const Title = alone ? 'h1' : 'p'
  return (
    <div role="alert" className={cx('border-l-4 border-lamp py-2 pl-5 sm:pl-6', className)}>
      <Title className="text-xl font-semibold">{title}</Title>
      {message && <p className="mt-2 max-w-measure text-bone-2">{message}</p>}
      {onRetry && (
        <Button look="quiet" className="mt-5" onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

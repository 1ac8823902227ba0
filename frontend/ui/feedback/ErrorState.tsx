import type { ReactNode } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { clsx } from 'clsx'

interface ErrorStateProps {
  title: string
  message?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
  /** Nothing else is on the page, so the title becomes the page's heading. */
  isPageTitle?: boolean
  className?: string
}

/** A loading error with an optional retry. */
export function ErrorState({
  title,
  message,
  onRetry,
  retryLabel,
  busy = false,
  isPageTitle = false,
  className,
}: ErrorStateProps) {
  const t = useMessages(shell)
  const Title = isPageTitle ? 'h1' : 'p'
  return (
    <div role="alert" className={clsx('border-l-4 border-lamp py-2 pl-5 sm:pl-6', className)}>
      <Title className="text-xl font-semibold">{title}</Title>
      {message && <p className="mt-2 max-w-measure text-bone-2">{message}</p>}
      {onRetry && (
        <Button variant="quiet" className="mt-5" onClick={onRetry} busy={busy}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

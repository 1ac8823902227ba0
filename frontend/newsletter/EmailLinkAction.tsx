import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'

interface EmailLinkActionProps {
  title: string
  lead: string
  button: string
  busyLabel: string
  /** Explains why the link may be invalid. */
  invalidLinkMessage: string
  mutation: { error: Error | null; isPending: boolean; isSuccess: boolean }
  onPress: () => void
  done: ReactNode
}

export function EmailLinkAction({
  title,
  lead,
  button,
  busyLabel,
  invalidLinkMessage,
  mutation,
  onPress,
  done,
}: EmailLinkActionProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const isExpired = mutation.error instanceof ApiError && mutation.error.status === 404
  const isSettled = mutation.isSuccess || isExpired
  // The button that had the focus is gone.
  useEffect(() => {
    if (isSettled) outcome.current?.focus()
  }, [isSettled])
  return (
    <>
      <PageHeader title={title} lead={isSettled ? undefined : lead} />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {isExpired && <ErrorState title="This link no longer opens anything" message={invalidLinkMessage} />}
        {done}
        {isSettled ? (
          <Button variant="quiet" className="mt-6" asChild>
            <Link to={paths.home.href}>Back to Home</Link>
          </Button>
        ) : (
          <>
            {mutation.error && (
              <ErrorState
                className="mb-6"
                title="Not done yet"
                message={getErrorMessage(mutation.error, 'We could not reach TuneMaker. Please try again.')}
              />
            )}
            <Button variant="go" size="large" onClick={onPress} busy={mutation.isPending} busyLabel={busyLabel}>
              {button}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

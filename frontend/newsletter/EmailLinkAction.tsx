import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { signIn } from '#text/messages/catalogs/sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

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
  const t = useMessages(signIn)
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
        {isExpired && <ErrorState title={t('once.over')} message={invalidLinkMessage} />}
        {done}
        {isSettled ? (
          <Button variant="quiet" className="mt-6" asChild>
            <Link to={paths.home.href}>{t('once.home')}</Link>
          </Button>
        ) : (
          <>
            {mutation.error && (
              <ErrorState
                className="mb-6"
                title={t('once.notDone')}
                message={getErrorMessage(mutation.error, t('reach'))}
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

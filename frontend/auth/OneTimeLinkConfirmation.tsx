import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { signIn } from '#text/messages/catalogs/sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface OneTimeLinkConfirmationProps {
  title: string
  /** Explains what the button confirms. */
  lead: string
  token: string
  confirm: Pick<UseMutationResult, 'error' | 'isError' | 'isPending' | 'isSuccess'>
  onConfirm: () => void
  button?: string
  busyLabel?: string
  /** Shown after confirmation. Omit it when the page navigates away. */
  confirmation?: ReactNode
  /** Why the link may have expired, and what to do then. */
  expiredMessage: string
  expiredActions: ReactNode
  /** What happens if the page is closed without confirming. */
  ignoreHint: string
}

/**
 * Target of a mailed one-time link. Opening it confirms nothing, because mail programs prefetch links; only the button
 * does.
 */
export function OneTimeLinkConfirmation(props: OneTimeLinkConfirmationProps) {
  const t = useMessages(signIn)
  const { title, lead, token, confirm, onConfirm, confirmation, expiredMessage, expiredActions, ignoreHint } = props
  const { button = t('once.confirm'), busyLabel = t('once.confirming') } = props
  const { error, isError, isPending, isSuccess } = confirm
  const outcome = useRef<HTMLDivElement>(null)
  const over = !token || (error instanceof ApiError && (error.status === 404 || error.status === 400))
  const settled = isError || isSuccess

  // The focused button unmounts, so focus moves to the outcome.
  useEffect(() => {
    if (settled) outcome.current?.focus()
  }, [settled])

  const confirmed = isSuccess && confirmation
  return (
    <>
      <PageHeader title={title} lead={confirmed || over ? undefined : lead} />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {confirmed ? (
          confirmation
        ) : over ? (
          <>
            <ErrorState title={t('once.over')} message={expiredMessage} />
            <div className="mt-8">{expiredActions}</div>
          </>
        ) : (
          <>
            {isError && (
              <ErrorState className="mb-6" title={t('once.failed')} message={getErrorMessage(error, t('reach'))} />
            )}
            <Button
              variant="go"
              size="large"
              className="w-full sm:w-auto"
              busy={isPending}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {button}
            </Button>
            <p className="mt-5 text-sm text-bone-3">{ignoreHint}</p>
          </>
        )}
      </div>
    </>
  )
}

import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { CallError, sentenceOf } from '#web/api'

interface ConfirmByLinkProps {
  title: string
  /** What the button confirms. */
  lead: string
  token: string
  confirm: Pick<UseMutationResult, 'error' | 'isError' | 'isPending' | 'isSuccess'>
  onPress: () => void
  /** Stands there once it is confirmed; leave out when the page moves on by itself. */
  done?: ReactNode
  /** Why the link may be over, and what to do then. */
  spent: string
  spentActions: ReactNode
  /** What closing the page means. */
  otherwise: string
}

/** Where a mailed link leads. The link alone confirms nothing: mail programs open links too. */
export function ConfirmByLink(props: ConfirmByLinkProps) {
  const { title, lead, token, confirm, onPress, done, spent, spentActions, otherwise } = props
  const { error, isError, isPending, isSuccess } = confirm
  const outcome = useRef<HTMLDivElement>(null)
  const over = !token || (error instanceof CallError && (error.status === 404 || error.status === 400))
  const settled = isError || isSuccess

  // The button is gone by then, and with it the focus.
  useEffect(() => {
    if (settled) outcome.current?.focus()
  }, [settled])

  const confirmed = isSuccess && done
  return (
    <>
      <PageHead title={title} lead={confirmed || over ? undefined : lead} />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {confirmed ? (
          done
        ) : over ? (
          <>
            <FailedState title="This link no longer opens anything" message={spent} />
            <div className="mt-8">{spentActions}</div>
          </>
        ) : (
          <>
            {isError && (
              <FailedState
                className="mb-6"
                title="Not confirmed yet"
                message={sentenceOf(error, 'We could not reach the house. Please try again.')}
              />
            )}
            <Button
              look="go"
              size="large"
              className="w-full sm:w-auto"
              busy={isPending}
              busyLabel="Confirming..."
              onClick={onPress}
            >
              Confirm this address
            </Button>
            <p className="mt-5 text-sm text-bone-3">{otherwise}</p>
          </>
        )}
      </div>
    </>
  )
}

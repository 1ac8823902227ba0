import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { confirmAddress, unsubscribeFromNewsletter } from '#contract/visitors'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { PageHeader } from '#ui/PageHead'
import { ApiError, getErrorMessage, useApiMutation } from '#web/api'
import { paths } from '#web/paths'

/** Target of the confirmation mail. Mail programs prefetch links, so the button confirms and not the visit. */
export function ConfirmAddressPage() {
  const [search] = useSearchParams()
  const confirm = useApiMutation(confirmAddress)
  return (
    <EmailLinkAction
      title="Confirm your address"
      lead="One click, and we know that this address is yours."
      button="Confirm this address"
      busyLabel="Confirming..."
      invalidLinkMessage="It has been used, or is older than a week. If you pressed the button before, all is done."
      mutation={confirm}
      onPress={() => confirm.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        confirm.data && (
          <Banner tone="go" title={`${confirm.data.email} is confirmed.`}>
            {confirm.data.news
              ? 'We write when there is news. Every mail has a link that ends it.'
              : 'Enjoy your graphic. You are on no list.'}
          </Banner>
        )
      }
    />
  )
}

/** Target of the unsubscribe link in every mail. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const leave = useApiMutation(unsubscribeFromNewsletter)
  return (
    <EmailLinkAction
      title="No more mail"
      lead="One click, and we do not write to this address again."
      button="Unsubscribe"
      busyLabel="Unsubscribing..."
      invalidLinkMessage="It belongs to no address here, so whoever it was for gets no mail from us."
      mutation={leave}
      onPress={() => leave.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        leave.data && (
          <Banner tone="go" title={`We do not write to ${leave.data.email} any more.`}>
            Should you change your mind, the form on the Visitor Information Hub is still there.
          </Banner>
        )
      }
    />
  )
}

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

function EmailLinkAction({ title, lead, button, busyLabel, invalidLinkMessage, mutation, onPress, done }: EmailLinkActionProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const isSpent = mutation.error instanceof ApiError && mutation.error.status === 404
  const settled = mutation.isSuccess || isSpent
  // The button that had the focus is gone.
  useEffect(() => {
    if (settled) outcome.current?.focus()
  }, [settled])
  return (
    <>
      <PageHeader title={title} lead={settled ? undefined : lead} />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {isSpent && <ErrorState title="This link no longer opens anything" message={invalidLinkMessage} />}
        {done}
        {settled ? (
          <Button variant="quiet" className="mt-6" asChild>
            <Link to={paths.home}>Back to Home</Link>
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

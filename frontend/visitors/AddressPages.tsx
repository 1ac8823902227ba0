import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { confirmAddress, unsubscribe } from '#contract/visitors'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { CallError, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'

/** Where the mail to a new address leads. Mail programs open links too, so the button confirms, not the visit. */
export function ConfirmAddressPage() {
  const [search] = useSearchParams()
  const confirm = useCall(confirmAddress)
  return (
    <MailedButton
      title="Confirm your address"
      lead="One click, and we know that this address is yours."
      button="Confirm this address"
      busyLabel="Confirming..."
      spent="It has been used, or is older than a week. If you pressed the button before, all is done."
      call={confirm}
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

/** Where the link at the end of every mail leads. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const leave = useCall(unsubscribe)
  return (
    <MailedButton
      title="No more mail"
      lead="One click, and we do not write to this address again."
      button="Unsubscribe"
      busyLabel="Unsubscribing..."
      spent="It belongs to no address here, so whoever it was for gets no mail from us."
      call={leave}
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

interface MailedButtonProps {
  title: string
  lead: string
  button: string
  busyLabel: string
  /** Why the link may open nothing. */
  spent: string
  call: { error: Error | null; isPending: boolean; isSuccess: boolean }
  onPress: () => void
  done: ReactNode
}

function MailedButton({ title, lead, button, busyLabel, spent, call, onPress, done }: MailedButtonProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const isSpent = call.error instanceof CallError && call.error.status === 404
  const settled = call.isSuccess || isSpent
  // The button is gone by then, and with it the focus.
  useEffect(() => {
    if (settled) outcome.current?.focus()
  }, [settled])
  return (
    <>
      <PageHead title={title} lead={settled ? undefined : lead} />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {isSpent && <FailedState title="This link no longer opens anything" message={spent} />}
        {done}
        {settled ? (
          <Button look="quiet" className="mt-6" asChild>
            <Link to={paths.home}>Back to Home</Link>
          </Button>
        ) : (
          <>
            {call.error && (
              <FailedState
                className="mb-6"
                title="Not done yet"
                message={sentenceOf(call.error, 'We could not reach TuneMaker. Please try again.')}
              />
            )}
            <Button look="go" size="large" onClick={onPress} busy={call.isPending} busyLabel={busyLabel}>
              {button}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

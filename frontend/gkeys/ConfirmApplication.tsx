import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { confirmApplication } from '#contract/gkeys'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { showToast } from '#ui/Toast'
import { CallError, sentenceOf, useCall } from '#web/api'
import { FindApplication, trackingAddress } from './FindApplication.tsx'

/** Where the mailed link leads. The link alone confirms nothing: mail programs open links too. */
export function ConfirmApplication({ token }: { token: string }) {
  const confirm = useCall(confirmApplication)
  const navigate = useNavigate()
  const outcome = useRef<HTMLDivElement>(null)
  const spent =
    !token || (confirm.error instanceof CallError && (confirm.error.status === 404 || confirm.error.status === 400))

  // The button is gone by then, and with it the focus.
  useEffect(() => {
    if (confirm.isError) outcome.current?.focus()
  }, [confirm.isError])

  const press = () =>
    confirm.mutate(
      { body: { token } },
      {
        onSuccess: ({ trackingNumber }) => {
          showToast({ title: 'Address Confirmed', description: 'Now you can pay the fee.', variant: 'success' })
          void navigate(trackingAddress(trackingNumber), { replace: true })
        },
      },
    )

  return (
    <>
      <PageHead
        title="Confirm your address"
        lead={
          spent
            ? undefined
            : 'You applied for a G-Key with the mail address that this link was sent to. Confirm that it is yours.'
        }
      />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {spent ? (
          <>
            <FailedState
              title="This link no longer opens anything"
              message="It has been used, or is older than 24 hours. If you pressed the button before, all is done. Your tracking number shows where the application stands, and there you can ask for a new link."
            />
            <div className="mt-8">
              <FindApplication />
            </div>
          </>
        ) : (
          <>
            {confirm.isError && (
              <FailedState
                className="mb-6"
                title="Not confirmed yet"
                message={sentenceOf(confirm.error, 'We could not reach the house. Please try again.')}
              />
            )}
            <Button
              look="go"
              size="large"
              className="w-full sm:w-auto"
              busy={confirm.isPending}
              busyLabel="Confirming..."
              onClick={press}
            >
              Confirm this address
            </Button>
            <p className="mt-5 text-sm text-bone-3">If you did not apply, close this page and nothing happens.</p>
          </>
        )}
      </div>
    </>
  )
}

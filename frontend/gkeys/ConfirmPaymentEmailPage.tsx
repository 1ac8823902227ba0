import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { confirmPaymentEmail } from '#contract/gkeys'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { CallError, sentenceOf, useCall } from '#web/api'
import { announceSessionChange } from '#web/artist-session'
import { paths } from '#web/paths'

/** Where the mailed link leads. The link alone confirms nothing: mail programs open links too. */
export function ConfirmPaymentEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const confirm = useCall(confirmPaymentEmail)
  const outcome = useRef<HTMLDivElement>(null)
  const spent =
    !token || (confirm.error instanceof CallError && (confirm.error.status === 404 || confirm.error.status === 400))
  const settled = confirm.isSuccess || confirm.isError

  // The button is gone by then, and with it the focus.
  useEffect(() => {
    if (settled) outcome.current?.focus()
  }, [settled])

  const workshop = (
    <Button asChild look="quiet">
      <Link to={paths.membersWorkshop}>Go to your workshop</Link>
    </Button>
  )
  return (
    <>
      <PageHead
        title="Where your fans pay"
        lead={
          confirm.isSuccess || spent
            ? undefined
            : 'You asked that fans who redeem your Keymails pay this PayPal address, directly and in full. Confirm that it is yours.'
        }
      />
      <div ref={outcome} tabIndex={-1} className="max-w-measure outline-none">
        {confirm.isSuccess ? (
          <>
            <Banner tone="go" title={`Fans of ${confirm.data.artistName} now pay ${confirm.data.paypalEmail}.`}>
              From this moment every sale goes to this address. Payments that were already under way arrive where they
              began.
            </Banner>
            <div className="mt-6">{workshop}</div>
          </>
        ) : spent ? (
          <>
            <FailedState
              title="This link no longer opens anything"
              message="It has been used, replaced by a newer one, or is older than 24 hours. If you pressed the button before, all is done; your workshop shows the address that fans pay. Otherwise ask for a new link there."
            />
            <div className="mt-6">{workshop}</div>
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
              onClick={() =>
                confirm.mutate({ body: { token } }, { onSuccess: () => void announceSessionChange(cache) })
              }
            >
              Confirm this address
            </Button>
            <p className="mt-5 text-sm text-bone-3">
              If you did not ask for this, close this page and nothing changes.
            </p>
          </>
        )}
      </div>
    </>
  )
}

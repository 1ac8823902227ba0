import { useSearchParams } from 'react-router-dom'
import { cancelPaymentEmailChange } from '#contract/artists/payment-email'
import { ApiError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { StolenKeyLinks } from '#frontend/auth/StolenKeyLinks.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'

/** Opened from the mail that warns of a change of the payment address. */
export function StopPaymentChangePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const stop = useApiMutation(cancelPaymentEmailChange)
  const tooLate = stop.error instanceof ApiError && stop.error.code === 'payment-email-in-force'
  return (
    <OneTimeLinkConfirmation
      title="Stop the change"
      lead="Somebody asked that your fans pay another PayPal address. If that was not you, stop it here: the address stays as it is, and everybody who is signed in to your account is signed out."
      token={token}
      confirm={tooLate ? { ...stop, isError: false, isSuccess: true } : stop}
      onConfirm={() => stop.mutate({ body: { token } })}
      button="Stop it and sign everybody out"
      busyLabel="Stopping..."
      confirmation={
        tooLate ? (
          <>
            <Banner tone="warning" title="The new address is in force already.">
              Everybody has been signed out of your account. Write to us at once, and a person looks at it.
            </Banner>
            <StolenKeyLinks />
          </>
        ) : (
          stop.data && (
            <>
              <Banner tone="go" title={`Stopped. Your fans pay ${stop.data.paypalEmail}.`}>
                Everybody has been signed out of your account. If somebody knows your G-Key, report it, and you get a
                new one.
              </Banner>
              <StolenKeyLinks />
            </>
          )
        )
      }
      expiredMessage="It has been used or is too old. Your workshop shows which address your fans pay."
      expiredActions=<StolenKeyLinks />
      ignoreHint="If you asked for the change yourself, close this page and nothing is stopped."
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { confirmPaymentEmail } from '#contract/artists/payment-email'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'

export function ConfirmPaymentEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const confirm = useApiMutation(confirmPaymentEmail)
  const workshop = (
    <Button asChild variant="quiet">
      <Link to={paths.membersWorkshop.href}>Go to your workshop</Link>
    </Button>
  )
  return (
    <OneTimeLinkConfirmation
      title="Where your fans pay"
      lead="You asked that fans who redeem your Keymails pay this PayPal address, directly and in full. Confirm that it is yours."
      token={token}
      confirm={confirm}
      onConfirm={() => confirm.mutate({ body: { token } }, { onSuccess: () => void publishSessionChange(cache) })}
      confirmation={
        confirm.data && (
          <>
            {confirm.data.inForce ? (
              <Banner tone="go" title={`Fans of ${confirm.data.artistName} now pay ${confirm.data.paypalEmail}.`}>
                From this moment every sale goes to this address. Payments that were already under way arrive where they
                began.
              </Banner>
            ) : (
              <Banner tone="go" title={`${confirm.data.paypalEmail} is confirmed.`}>
                A person looks at the change. Sales go there 24 hours after their approval at the earliest; your
                workshop shows when.
              </Banner>
            )}
            <div className="mt-6">{workshop}</div>
          </>
        )
      }
      expiredMessage="It has been used, replaced by a newer one, or is older than 24 hours. If you pressed the button before, all is done; your workshop shows the address that fans pay. Otherwise ask for a new link there."
      expiredActions={workshop}
      ignoreHint="If you did not ask for this, close this page and nothing changes."
    />
  )
}

import { getPaymentEmailChange } from '#contract/artists/payment-email'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'

interface PaymentEmailChangeBannerProps {
  /** Both addresses are the artist's own; sales stay with `paypalEmail` meanwhile. */
  paypalEmail: string
  pendingPaypalEmail: string
  busy: boolean
  /** Asks for the current address again, which withdraws the change. */
  onKeep: () => void
  onSendAgain: () => void
}

/** Where the request for another payment address stands, and a way to stop it. */
export function PaymentEmailChangeBanner(props: PaymentEmailChangeBannerProps) {
  const { paypalEmail, pendingPaypalEmail, busy, onKeep, onSendAgain } = props
  const change = useApiQuery(getPaymentEmailChange).data?.change
  return (
    <Banner
      tone="warning"
      className="mt-3"
      title={
        <>
          <span className="[overflow-wrap:anywhere]">{pendingPaypalEmail}</span> is asked for
        </>
      }
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" busy={busy} busyLabel="Stopping..." onClick={onKeep}>
            Keep the old address
          </Button>
          {change && !change.confirmed && (
            <Button variant="quiet" busy={busy} busyLabel="Sending..." onClick={onSendAgain}>
              Send the mail again
            </Button>
          )}
        </div>
      }
    >
      {change?.effectiveAt
        ? `A person approved it. Sales go there from ${formatDateTime(change.effectiveAt)} on.`
        : 'A person looks at it within 24 to 48 hours; sales go there 24 hours after their approval at the earliest.'}{' '}
      {change && !change.confirmed && 'It also has to answer our mail first. '}
      Until then fans keep paying <span className="[overflow-wrap:anywhere]">{paypalEmail}</span>. Not you? Stop it,
      sign everybody out, and report your G-Key as lost.
    </Banner>
  )
}

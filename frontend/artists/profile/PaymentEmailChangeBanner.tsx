import { getPaymentEmailChange } from '#contract/artists/payment-email'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

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
  const t = useMessages(artistProfile)
  const { paypalEmail, pendingPaypalEmail, busy, onKeep, onSendAgain } = props
  const change = useApiQuery(getPaymentEmailChange).data?.change
  return (
    <Banner
      tone="warning"
      className="mt-3"
      title={
        <RichText
          text={t('change.title', { email: pendingPaypalEmail })}
          tags={{ email: <span className="[overflow-wrap:anywhere]" /> }}
        />
      }
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" busy={busy} busyLabel={t('change.stopping')} onClick={onKeep}>
            {t('change.keep')}
          </Button>
          {change && !change.confirmed && (
            <Button variant="quiet" busy={busy} busyLabel={t('sending')} onClick={onSendAgain}>
              {t('sendAgain')}
            </Button>
          )}
        </div>
      }
    >
      {change?.effectiveAt ? t('change.approved', { date: formatDateTime(change.effectiveAt) }) : t('change.inReview')}{' '}
      {change && !change.confirmed && `${t('change.unconfirmed')} `}
      <RichText
        text={t('change.untilThen', { email: paypalEmail })}
        tags={{ email: <span className="[overflow-wrap:anywhere]" /> }}
      />
    </Banner>
  )
}

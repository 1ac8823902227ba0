import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { confirmPaymentEmail } from '#contract/artists/payment-email'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function ConfirmPaymentEmailPage() {
  const t = useMessages(artistProfile)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const confirm = useApiMutation(confirmPaymentEmail)
  const toWorkshop = (
    <Button asChild variant="quiet">
      <Link to={paths.membersWorkshop.href}>{t('payment.toWorkshop')}</Link>
    </Button>
  )
  return (
    <OneTimeLinkConfirmation
      title={t('payment.confirmTitle')}
      lead={t('payment.confirmLead')}
      token={token}
      confirm={confirm}
      onConfirm={() => confirm.mutate({ body: { token } }, { onSuccess: () => void publishSessionChange(cache) })}
      confirmation={
        confirm.data && (
          <>
            {confirm.data.inForce ? (
              <Banner
                tone="go"
                title={t('payment.inForce', {
                  artistName: confirm.data.artistName,
                  paypalEmail: confirm.data.paypalEmail,
                })}
              >
                {t('payment.inForceText')}
              </Banner>
            ) : (
              <Banner tone="go" title={t('payment.confirmed', { paypalEmail: confirm.data.paypalEmail })}>
                {t('payment.confirmedText')}
              </Banner>
            )}
            <div className="mt-6">{toWorkshop}</div>
          </>
        )
      }
      expiredMessage={t('payment.confirmExpired')}
      expiredActions={toWorkshop}
      ignoreHint={t('payment.confirmIgnore')}
    />
  )
}

import { useSearchParams } from 'react-router-dom'
import { cancelPaymentEmailChange } from '#contract/artists/payment-email'
import { ApiError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { StolenKeyLinks } from '#frontend/auth/StolenKeyLinks.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Opened from the mail that warns of a change of the payment address. */
export function StopPaymentChangePage() {
  const t = useMessages(artistProfile)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const stop = useApiMutation(cancelPaymentEmailChange)
  const tooLate = stop.error instanceof ApiError && stop.error.code === 'payment-email-in-force'
  return (
    <OneTimeLinkConfirmation
      title={t('stop.title')}
      lead={t('stop.lead')}
      token={token}
      confirm={tooLate ? { ...stop, isError: false, isSuccess: true } : stop}
      onConfirm={() => stop.mutate({ body: { token } })}
      button={t('stop.button')}
      busyLabel={t('stop.busy')}
      confirmation={
        tooLate ? (
          <>
            <Banner tone="warning" title={t('stop.tooLate')}>
              {t('stop.tooLateText')}
            </Banner>
            <StolenKeyLinks />
          </>
        ) : (
          stop.data && (
            <>
              <Banner tone="go" title={t('stop.stopped', { paypalEmail: stop.data.paypalEmail })}>
                {t('stop.stoppedText')}
              </Banner>
              <StolenKeyLinks />
            </>
          )
        )
      }
      expiredMessage={t('stop.expired')}
      expiredActions=<StolenKeyLinks />
      ignoreHint={t('stop.ignore')}
    />
  )
}

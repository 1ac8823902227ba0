import { useSearchParams } from 'react-router-dom'
import { restoreContactEmail } from '#contract/corrections'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { StolenKeyLinks } from '#frontend/auth/StolenKeyLinks.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Opened from the mail to a contact address that was replaced. */
export function RestoreContactEmailPage() {
  const t = useMessages(correctionMessages)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const restore = useApiMutation(restoreContactEmail)
  return (
    <OneTimeLinkConfirmation
      title={t('restore.title')}
      lead={t('restore.lead')}
      token={token}
      confirm={restore}
      onConfirm={() => restore.mutate({ body: { token } })}
      button={t('restore.button')}
      busyLabel={t('restore.busy')}
      confirmation={
        restore.data && (
          <>
            <Banner tone="go" title={t('restore.done', { email: restore.data.email })}>
              {t('restore.doneText')}
            </Banner>
            <StolenKeyLinks />
          </>
        )
      }
      expiredMessage={t('restore.expired')}
      expiredActions=<StolenKeyLinks />
      ignoreHint={t('restore.ignore')}
    />
  )
}

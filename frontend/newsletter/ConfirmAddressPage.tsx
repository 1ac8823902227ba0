import { useSearchParams } from 'react-router-dom'
import { confirmAddress } from '#contract/newsletter'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmailLinkAction } from './EmailLinkAction.tsx'
import { newsletter } from '#text/messages/catalogs/newsletter/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Target of the confirmation mail. Mail programs prefetch links, so the button confirms and not the visit. */
export function ConfirmAddressPage() {
  const t = useMessages(newsletter)
  const [search] = useSearchParams()
  const confirm = useApiMutation(confirmAddress)
  return (
    <EmailLinkAction
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      button={t('confirm.do')}
      busyLabel={t('confirm.busy')}
      invalidLinkMessage={t('confirm.invalid')}
      mutation={confirm}
      onPress={() => confirm.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        confirm.data && (
          <Banner tone="go" title={t('confirm.done', { email: confirm.data.email })}>
            {confirm.data.news ? t('confirm.news') : t('confirm.noNews')}
          </Banner>
        )
      }
    />
  )
}

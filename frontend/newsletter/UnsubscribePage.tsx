import { useSearchParams } from 'react-router-dom'
import { deleteNewsletterSubscription } from '#contract/newsletter'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmailLinkAction } from './EmailLinkAction.tsx'
import { newsletter } from '#text/messages/catalogs/newsletter/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Target of the unsubscribe link in every mail. */
export function UnsubscribePage() {
  const t = useMessages(newsletter)
  const [search] = useSearchParams()
  const unsubscribe = useApiMutation(deleteNewsletterSubscription)
  return (
    <EmailLinkAction
      title={t('unsubscribe.title')}
      lead={t('unsubscribe.lead')}
      button={t('unsubscribe.title')}
      busyLabel={t('unsubscribe.busy')}
      invalidLinkMessage={t('unsubscribe.invalid')}
      mutation={unsubscribe}
      onPress={() => unsubscribe.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        unsubscribe.data && (
          <Banner tone="go" title={t('unsubscribe.done', { email: unsubscribe.data.email })}>
            {t('unsubscribe.doneText')}
          </Banner>
        )
      }
    />
  )
}

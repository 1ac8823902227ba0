import { useSearchParams } from 'react-router-dom'
import { confirmFollow, listFollows } from '#contract/follows'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { EmailLinkAction } from '#frontend/newsletter/EmailLinkAction.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Target of the confirmation mail. Mail programs prefetch links, so the button confirms and not the visit. */
export function ConfirmFollowPage() {
  const t = useMessages(follows)
  const [search] = useSearchParams()
  const confirm = useApiMutation(confirmFollow, { refresh: [listFollows] })
  return (
    <EmailLinkAction
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      button={t('confirm.button')}
      busyLabel={t('confirm.busy')}
      invalidLinkMessage={t('confirm.invalid')}
      mutation={confirm}
      onPress={() => confirm.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        confirm.data && (
          <Banner tone="go" title={t('confirm.done', { email: confirm.data.email, name: confirm.data.name })}>
            {t('confirm.doneText')}
          </Banner>
        )
      }
    />
  )
}

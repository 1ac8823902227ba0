import { useSearchParams } from 'react-router-dom'
import { cancelDeletion } from '#contract/personal-data/deletions'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { EmailLinkAction } from '#frontend/newsletter/EmailLinkAction.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'

/** Target of the mail that says when an account will be deleted: its button stops that. */
export function KeepAccountPage() {
  const t = useMessages(personalData)
  const [search] = useSearchParams()
  const cancel = useApiMutation(cancelDeletion)
  return (
    <EmailLinkAction
      title={t('keep.title')}
      lead={t('keep.lead')}
      button={t('keep.button')}
      busyLabel={t('keep.busy')}
      invalidLinkMessage={`${t('keep.over')}. ${t('keep.overText')}`}
      mutation={cancel}
      onPress={() => cancel.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        cancel.isSuccess && (
          <Banner tone="go" title={t('keep.done')}>
            {t('keep.doneText')}
          </Banner>
        )
      }
    />
  )
}

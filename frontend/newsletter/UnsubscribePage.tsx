import { useSearchParams } from 'react-router-dom'
import { deleteNewsletterSubscription } from '#contract/newsletter'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmailLinkAction } from './EmailLinkAction.tsx'

/** Target of the unsubscribe link in every mail. */
export function UnsubscribePage() {
  const [search] = useSearchParams()
  const unsubscribe = useApiMutation(deleteNewsletterSubscription)
  return (
    <EmailLinkAction
      title="No more mail"
      lead="Confirm, and we will not write to this address again."
      button="Unsubscribe"
      busyLabel="Unsubscribing..."
      invalidLinkMessage="It belongs to no address we write to, so no newsletter is sent."
      mutation={unsubscribe}
      onPress={() => unsubscribe.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        unsubscribe.data && (
          <Banner tone="go" title={`We do not write to ${unsubscribe.data.email} any more.`}>
            Should you change your mind, the form on the Visitor Information Hub is still there.
          </Banner>
        )
      }
    />
  )
}

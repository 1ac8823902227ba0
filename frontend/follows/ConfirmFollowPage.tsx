import { useSearchParams } from 'react-router-dom'
import { confirmFollow, listFollows } from '#contract/follows'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { EmailLinkAction } from '#frontend/newsletter/EmailLinkAction.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'

/** Target of the confirmation mail. Mail programs prefetch links, so the button confirms and not the visit. */
export function ConfirmFollowPage() {
  const [search] = useSearchParams()
  const confirm = useApiMutation(confirmFollow, { refresh: [listFollows] })
  return (
    <EmailLinkAction
      title="Hear about it by email"
      lead="Confirm that we may write to your address."
      button="Yes, write to me"
      busyLabel="Confirming..."
      invalidLinkMessage="It has been used, or is older than a week. If you pressed the button before, all is done."
      mutation={confirm}
      onPress={() => confirm.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        confirm.data && (
          <Banner tone="go" title={`We write to ${confirm.data.email} about ${confirm.data.name}.`}>
            Every email has a link that ends it, and one to everything this address follows.
          </Banner>
        )
      }
    />
  )
}

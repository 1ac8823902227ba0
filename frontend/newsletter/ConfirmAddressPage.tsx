import { useSearchParams } from 'react-router-dom'
import { confirmAddress } from '#contract/newsletter'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmailLinkAction } from './EmailLinkAction.tsx'

/** Target of the confirmation mail. Mail programs prefetch links, so the button confirms and not the visit. */
export function ConfirmAddressPage() {
  const [search] = useSearchParams()
  const confirm = useApiMutation(confirmAddress)
  return (
    <EmailLinkAction
      title="Confirm your address"
      lead="Confirm that this address is yours."
      button="Confirm this address"
      busyLabel="Confirming..."
      invalidLinkMessage="It has been used, or is older than a week. If you pressed the button before, all is done."
      mutation={confirm}
      onPress={() => confirm.mutate({ body: { token: search.get('token') ?? '' } })}
      done={
        confirm.data && (
          <Banner tone="go" title={`${confirm.data.email} is confirmed.`}>
            {confirm.data.news
              ? 'We’ll write when there is news. Every email has an unsubscribe link.'
              : 'Enjoy your graphic. You are on no list.'}
          </Banner>
        )
      }
    />
  )
}

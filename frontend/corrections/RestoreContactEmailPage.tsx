import { useSearchParams } from 'react-router-dom'
import { restoreContactEmail } from '#contract/corrections'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { StolenKeyLinks } from '#frontend/auth/StolenKeyLinks.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'

/** Opened from the mail to a contact address that was replaced. */
export function RestoreContactEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const restore = useApiMutation(restoreContactEmail)
  return (
    <OneTimeLinkConfirmation
      title="Take your address back"
      lead="The contact address of your account was changed. If that was not you, take it back here: we write to this address again, and everybody who is signed in to your account is signed out."
      token={token}
      confirm={restore}
      onConfirm={() => restore.mutate({ body: { token } })}
      button="Take it back and sign everybody out"
      busyLabel="Taking it back..."
      confirmation={
        restore.data && (
          <>
            <Banner tone="go" title={`We write to ${restore.data.email} again.`}>
              Everybody has been signed out of your account. If somebody knows your G-Key, report it, and you get a new
              one at this address.
            </Banner>
            <StolenKeyLinks />
          </>
        )
      }
      expiredMessage="It has been used, or is older than seven days. If something is wrong, write to us at once."
      expiredActions=<StolenKeyLinks />
      ignoreHint="If you changed the address yourself, close this page and nothing changes."
    />
  )
}

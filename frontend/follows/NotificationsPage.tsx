import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { listFollows, listFollowsByToken } from '#contract/follows'
import { sendRequest } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useAccount } from '#frontend/auth/use-account.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { FollowedAddressPanel } from './FollowedAddressPanel.tsx'

/** Everything we write about to a person, in one place: opened from Yours, or from a mail without signing in. */
export function NotificationsPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? undefined
  const account = useAccount()
  const followed = useQuery({
    queryKey: [listFollows.path, 'page', token],
    queryFn: async ({ signal }) =>
      token === undefined
        ? sendRequest(listFollows, { signal })
        : [await sendRequest(listFollowsByToken, { body: { token }, signal })],
    enabled: token !== undefined || account?.isSignedIn === true,
    retry: false,
  })
  const isWaiting = token === undefined ? !account || (account.isSignedIn && followed.isPending) : followed.isPending
  if (isWaiting) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title="Notifications"
        lead="Everything you asked us to write about, and the end of each in one press. We write about nothing else."
      />
      {followed.isError ? (
        <FollowedError error={followed.error} onRetry={() => void followed.refetch()} />
      ) : followed.data && followed.data.length > 0 ? (
        followed.data.map((address) => (
          <FollowedAddressPanel
            key={address.email}
            address={address}
            token={token}
            onChange={() => void followed.refetch()}
          />
        ))
      ) : (
        <NothingProved />
      )}
    </>
  )
}

const FollowedError = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof ApiError && error.status === 404 ? (
    <ErrorState
      title="This link no longer opens anything"
      message="It belongs to no address we write to, so nothing is sent."
    />
  ) : (
    <ErrorState
      title="Your notifications could not be fetched"
      message={getErrorMessage(error, 'We could not be reached. Please try again.')}
      onRetry={onRetry}
    />
  )

/** Nothing can be shown before an address is proved: a payment tells us no more than what somebody typed. */
const NothingProved = () => (
  <EmptyState
    title="Which address is yours?"
    message="Every email we send has a link to this page. Or sign in with a link that we mail to you."
    action={
      <Button asChild>
        <Link to={paths.signIn.href}>Mail me a link</Link>
      </Button>
    }
  />
)

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
import { PushDevicePanel } from './PushDevicePanel.tsx'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Everything we write about to a person, in one place: opened from Yours, or from a mail without signing in. */
export function NotificationsPage() {
  const t = useMessages(follows)
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
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      {followed.isError ? (
        <FollowedError error={followed.error} onRetry={() => void followed.refetch()} />
      ) : followed.data && followed.data.length > 0 ? (
        <>
          {followed.data.map((address) => (
            <FollowedAddressPanel
              key={address.email}
              address={address}
              token={token}
              onChange={() => void followed.refetch()}
            />
          ))}
          {followed.data.some((address) => address.follows.length > 0) && <PushDevicePanel token={token} />}
        </>
      ) : (
        <NothingProved />
      )}
    </>
  )
}

function FollowedError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useMessages(follows)
  return error instanceof ApiError && error.status === 404 ? (
    <ErrorState title={t('page.linkOver')} message={t('page.linkOverText')} />
  ) : (
    <ErrorState title={t('page.unreadable')} message={getErrorMessage(error, t('unreachable'))} onRetry={onRetry} />
  )
}

/** Nothing can be shown before an address is proved: a payment tells us no more than what somebody typed. */
function NothingProved() {
  const t = useMessages(follows)
  return (
    <EmptyState
      title={t('page.which')}
      message={t('page.whichText')}
      action={
        <Button asChild>
          <Link to={paths.signIn.href}>{t('page.mailLink')}</Link>
        </Button>
      }
    />
  )
}

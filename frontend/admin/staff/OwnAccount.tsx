import type { EndpointReply } from '#contract/http'
import { deleteStaffSessions, getOwnStaffAccount } from '#contract/auth/staff/accounts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'

/** The signed-in person's password, authenticator app and sessions. */
export function OwnAccount() {
  const own = useApiQuery(getOwnStaffAccount, { headers: getStaffHeaders() })
  const signOut = useApiMutation(deleteStaffSessions, { refresh: [getOwnStaffAccount] })
  if (own.isError) {
    return (
      <ErrorState
        title="We could not load your account"
        message={getErrorMessage(own.error, 'We could not reach TuneMaker.')}
        onRetry={() => void own.refetch()}
        busy={own.isFetching}
      />
    )
  }
  if (!own.data) return <Skeleton className="h-60" />
  const { account } = own.data
  if (!account) {
    return (
      <p className="max-w-measure text-bone-2">
        You are signed in with the password of the first account. Invite yourself by name under Staff; from the first
        admin by name on, everybody signs in with their own password and authenticator app.
      </p>
    )
  }
  const end = (id?: string) =>
    signOut.mutate(
      { body: id ? { id } : {}, headers: getStaffHeaders() },
      {
        onSuccess: () =>
          createToast({
            title: 'Signed Out',
            description: id ? 'That device must sign in again.' : 'All other devices must sign in again.',
            variant: 'success',
          }),
        onError: (error) =>
          createToast({
            title: 'Still Signed In',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
            variant: 'destructive',
          }),
      },
    )
  const endingId = signOut.isPending ? signOut.variables?.body?.id : undefined
  const isOnlyOne = account.sessions.every(({ current }) => current)
  return (
    <div className="grid gap-12">
      <Section bare title={account.name} intro={`${account.email}, ${account.role}`}>
        <Table
          caption="Where you are signed in"
          showCaption
          columns={buildSessionColumns(end, endingId)}
          rows={account.sessions}
          rowKey={({ id }) => id}
        />
        {!isOnlyOne && (
          <Button variant="quiet" className="mt-5" busy={signOut.isPending && !endingId} onClick={() => end()}>
            Sign out everywhere else
          </Button>
        )}
      </Section>
      <PasswordForm />
      <SecondFactorForm recoveryCodesLeft={account.recoveryCodesLeft} />
    </div>
  )
}

type OwnSession = NonNullable<EndpointReply<typeof getOwnStaffAccount>['account']>['sessions'][number]

const buildSessionColumns = (
  end: (id: string) => void,
  endingId: string | undefined,
): readonly Column<OwnSession>[] => [
  { title: 'Device', primary: true, cell: ({ device }) => device },
  { title: 'Since', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { title: 'Last used', cell: ({ usedAt }) => formatDateTime(usedAt) },
  {
    title: 'Sign-out',
    cell: ({ id, current }) =>
      current ? (
        <span className="text-go-light">This device</span>
      ) : (
        <Button variant="quiet" busy={id === endingId} onClick={() => end(id)}>
          Sign out
        </Button>
      ),
  },
]

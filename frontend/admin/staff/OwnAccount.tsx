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
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

/** The signed-in person's password, authenticator app and sessions. */
export function OwnAccount() {
  const t = useMessages(staffAccounts)
  const own = useApiQuery(getOwnStaffAccount, { headers: getStaffHeaders() })
  const signOut = useApiMutation(deleteStaffSessions, { refresh: [getOwnStaffAccount] })
  if (own.isError) {
    return (
      <ErrorState
        title={t('accountFailed')}
        message={getErrorMessage(own.error, t('unreachable'))}
        onRetry={() => void own.refetch()}
        busy={own.isFetching}
      />
    )
  }
  if (!own.data) return <Skeleton className="h-60" />
  const { account } = own.data
  if (!account) {
    return <p className="max-w-measure text-bone-2">{t('firstAccountText')}</p>
  }
  const end = (id?: string) =>
    signOut.mutate(
      { body: id ? { id } : {}, headers: getStaffHeaders() },
      {
        onSuccess: () =>
          createToast({
            title: t('signedOut'),
            description: id ? t('deviceSignedOut') : t('othersSignedOut'),
            variant: 'success',
          }),
        onError: (error) =>
          createToast({
            title: t('stillSignedIn'),
            description: getErrorMessage(error, t('unreachableAgain')),
            variant: 'destructive',
          }),
      },
    )
  const endingId = signOut.isPending ? signOut.variables?.body?.id : undefined
  const isOnlyOne = account.sessions.every(({ current }) => current)
  return (
    <div className="grid gap-12">
      <Section bare title={account.name} intro={`${account.email}, ${t(account.role)}`}>
        <Table
          caption={t('whereYouAreSigned')}
          showCaption
          columns={buildSessionColumns(end, endingId, t)}
          rows={account.sessions}
          rowKey={({ id }) => id}
        />
        {!isOnlyOne && (
          <Button variant="quiet" className="mt-5" busy={signOut.isPending && !endingId} onClick={() => end()}>
            {t('signOutEverywhereElse')}
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
  t: Translate<(typeof staffAccounts)['messages']>,
): readonly Column<OwnSession>[] => [
  { title: t('device'), primary: true, cell: ({ device }) => device },
  { title: t('since'), cell: ({ createdAt }) => formatDateTime(createdAt) },
  { title: t('lastUsed'), cell: ({ usedAt }) => formatDateTime(usedAt) },
  {
    title: t('signOutColumn'),
    cell: ({ id, current }) =>
      current ? (
        <span className="text-go-light">{t('thisDevice')}</span>
      ) : (
        <Button variant="quiet" busy={id === endingId} onClick={() => end(id)}>
          {t('signOut')}
        </Button>
      ),
  },
]

import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { listPersonalDataAccounts } from '#contract/personal-data/links'
import { sendRequest } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'
import { PersonalDataAccount } from './PersonalDataAccount.tsx'
import { RequestLinkForm } from './RequestLinkForm.tsx'

/** Asks for an address; opened from the mail to it, what can be exported and deleted. */
export function YourDataPage() {
  const t = useMessages(personalData)
  const [search] = useSearchParams()
  const token = search.get('token')
  const accounts = useQuery({
    queryKey: [listPersonalDataAccounts.path, token],
    queryFn: ({ signal }) => sendRequest(listPersonalDataAccounts, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
  })
  if (token !== null && accounts.isPending) return <PageSkeleton />
  const { error, data } = accounts
  const isOver = error instanceof ApiError && error.status === 404
  return (
    <>
      <PageHeader title={t('panel.title')} lead={t('panel.text')} />
      {data?.accounts.map((account) => (
        <PersonalDataAccount key={account.artistId} account={account} email={data.email} token={token ?? ''} />
      ))}
      {error && !isOver && (
        <ErrorState
          title={t('unreachable')}
          message={getErrorMessage(error, t('unreachable'))}
          onRetry={() => void accounts.refetch()}
        />
      )}
      {isOver && (
        <Banner title={t('link.over')} className="mb-8">
          {t('link.overText')}
        </Banner>
      )}
      {!data && (token === null || isOver) && <RequestLinkForm />}
    </>
  )
}

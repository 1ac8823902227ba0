import { useState } from 'react'
import { listAccessTokens } from '#contract/http/access-tokens'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { AccessTokenList } from './AccessTokenList.tsx'
import { CreateTokenForm } from './CreateTokenForm.tsx'
import { NewSecret } from './NewSecret.tsx'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The artist's access tokens: create one, see it once, revoke it. */
export function AccessTokensPanel({ isEvaluation }: { isEvaluation: boolean }) {
  const t = useMessages(workshopDevelopers)
  const [created, setCreated] = useState('')
  const tokens = useApiQuery(listAccessTokens)
  return (
    <Section id="access-tokens" title={t('token.title')} intro={t('token.intro')} layout="split">
      {isEvaluation ? (
        <Banner title={t('evaluation')}>{t('token.evaluation')}</Banner>
      ) : (
        <div className="grid gap-10">
          {created && (
            <NewSecret
              key={created}
              title={t('token.new')}
              note={t('token.newText')}
              secret={created}
              copyLabel={t('token.copy')}
              onDone={() => setCreated('')}
            />
          )}
          {tokens.isError ? (
            <ErrorState
              title={t('token.unreadable')}
              message={getErrorMessage(tokens.error, t('asBefore'))}
              onRetry={() => void tokens.refetch()}
              busy={tokens.isFetching}
            />
          ) : tokens.data ? (
            <AccessTokenList tokens={tokens.data} />
          ) : (
            <Skeleton className="h-24" />
          )}
          <CreateTokenForm onCreated={setCreated} />
        </div>
      )}
    </Section>
  )
}

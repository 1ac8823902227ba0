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

/** The artist's access tokens: create one, see it once, revoke it. */
export function AccessTokensPanel({ isEvaluation }: { isEvaluation: boolean }) {
  const [created, setCreated] = useState('')
  const tokens = useApiQuery(listAccessTokens)
  return (
    <Section
      id="access-tokens"
      title="Access tokens"
      intro="A program signs in with a token and may do only what you chose for it. Signing out of your devices does not end it; revoking it does."
      layout="split"
    >
      {isEvaluation ? (
        <Banner title="Evaluation mode">With a production G-Key you create access tokens here.</Banner>
      ) : (
        <div className="grid gap-10">
          {created && (
            <NewSecret
              key={created}
              title="Your new token"
              note="Copy it now: it is shown only this once. Whoever has it can do what you chose for it."
              secret={created}
              copyLabel="Copy token"
              onDone={() => setCreated('')}
            />
          )}
          {tokens.isError ? (
            <ErrorState
              title="Your tokens could not be listed"
              message={getErrorMessage(tokens.error, 'We could not reach TuneMaker. They work as before.')}
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

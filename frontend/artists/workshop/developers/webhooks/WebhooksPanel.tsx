import { useState } from 'react'
import { listWebhooks } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { NewSecret } from '../NewSecret.tsx'
import { CreateWebhookForm } from './CreateWebhookForm.tsx'
import { WebhookCard } from './WebhookCard.tsx'

/** Addresses of the artist's own that are told of sales: create one, see its secret once, look at what was sent. */
export function WebhooksPanel({ isEvaluation }: { isEvaluation: boolean }) {
  const [secret, setSecret] = useState('')
  const webhooks = useApiQuery(listWebhooks)
  return (
    <Section
      id="webhooks"
      title="Webhooks"
      intro="We send a signed message to an address of yours when something is sold or given back. A message that does not arrive is sent again for three days."
      layout="split"
    >
      {isEvaluation ? (
        <Banner title="Evaluation mode">With a production G-Key you create webhooks here.</Banner>
      ) : (
        <div className="grid gap-10">
          {secret && (
            <NewSecret
              key={secret}
              title="The signing secret"
              note="Copy it now: it is shown only this once. With it your program checks that a message is from us."
              secret={secret}
              copyLabel="Copy secret"
              onDone={() => setSecret('')}
            />
          )}
          {webhooks.isError ? (
            <ErrorState
              title="Your webhooks could not be listed"
              message={getErrorMessage(webhooks.error, 'We could not reach TuneMaker. They work as before.')}
              onRetry={() => void webhooks.refetch()}
              busy={webhooks.isFetching}
            />
          ) : !webhooks.data ? (
            <Skeleton className="h-24" />
          ) : webhooks.data.length === 0 ? (
            <EmptyState title="No webhooks yet" message="Nothing is sent until you create one." />
          ) : (
            <ul className="border-b border-wall-3">
              {webhooks.data.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )}
          <CreateWebhookForm onCreated={setSecret} />
        </div>
      )}
    </Section>
  )
}

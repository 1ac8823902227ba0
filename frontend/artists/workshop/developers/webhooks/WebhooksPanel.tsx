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
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Addresses of the artist's own that are told of sales: create one, see its secret once, look at what was sent. */
export function WebhooksPanel({ isEvaluation }: { isEvaluation: boolean }) {
  const t = useMessages(workshopDevelopers)
  const [secret, setSecret] = useState('')
  const webhooks = useApiQuery(listWebhooks)
  return (
    <Section id="webhooks" title={t('webhook.title')} intro={t('webhook.intro')} layout="split">
      {isEvaluation ? (
        <Banner title={t('evaluation')}>{t('webhook.evaluation')}</Banner>
      ) : (
        <div className="grid gap-10">
          {secret && (
            <NewSecret
              key={secret}
              title={t('webhook.secret')}
              note={t('webhook.secretText')}
              secret={secret}
              copyLabel={t('webhook.copySecret')}
              onDone={() => setSecret('')}
            />
          )}
          {webhooks.isError ? (
            <ErrorState
              title={t('webhook.unreadable')}
              message={getErrorMessage(webhooks.error, t('asBefore'))}
              onRetry={() => void webhooks.refetch()}
              busy={webhooks.isFetching}
            />
          ) : !webhooks.data ? (
            <Skeleton className="h-24" />
          ) : webhooks.data.length === 0 ? (
            <EmptyState title={t('webhook.none')} message={t('webhook.noneText')} />
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

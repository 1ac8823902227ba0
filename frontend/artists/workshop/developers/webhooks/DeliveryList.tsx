import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { listWebhookDeliveries, listWebhooks, retryWebhookDelivery } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

type Delivery = EndpointReply<typeof listWebhookDeliveries>['deliveries'][number]

/** While the list is open. */
const REFRESH_SECONDS = 3

/** What was sent to a webhook, newest first, page by page. */
export function DeliveryList({ webhookId, active }: { webhookId: string; active: boolean }) {
  const t = useMessages(workshopDevelopers)
  const [cursor, setCursor] = useState<string>()
  const page = useApiQuery(listWebhookDeliveries, {
    params: { id: webhookId },
    query: { cursor },
    everySeconds: REFRESH_SECONDS,
  })
  if (page.isError)
    return (
      <ErrorState
        title={t('delivery.unreadable')}
        message={getErrorMessage(page.error, t('reach'))}
        onRetry={() => void page.refetch()}
        busy={page.isFetching}
      />
    )
  if (!page.data) return <Skeleton className="h-24" />
  const { deliveries, next } = page.data
  return (
    <div>
      {deliveries.length === 0 ? (
        <p className="text-bone-2">{t('delivery.none')}</p>
      ) : (
        <ul aria-label={t('delivery.title')}>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} active={active} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {cursor && (
          <Button variant="quiet" onClick={() => setCursor(undefined)}>
            {t('newest')}
          </Button>
        )}
        {next && (
          <Button variant="quiet" onClick={() => setCursor(next)}>
            {t('older')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface DeliveryItemProps {
  webhookId: string
  delivery: Delivery
  active: boolean
}

function DeliveryItem({ webhookId, delivery, active }: DeliveryItemProps) {
  const t = useMessages(workshopDevelopers)
  const { id, type, createdAt, body } = delivery
  const [error, setError] = useState('')
  const repeat = useApiMutation(retryWebhookDelivery, { refresh: [listWebhooks] })
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-wall-3 py-3">
      <details className="mr-auto min-w-0 basis-72">
        <summary className="cursor-pointer">
          <span className="font-semibold">{type}</span>{' '}
          <span className="text-sm text-bone-3">{formatDateTime(createdAt)}</span>
          <span className="block text-sm text-bone-2">{describeState(delivery, t)}</span>
        </summary>
        <pre className="mt-2 rounded-sm bg-wall-deep p-3 text-sm break-all whitespace-pre-wrap">{body}</pre>
      </details>
      <Button
        variant="quiet"
        aria-label={t('delivery.againOf', { type, createdAt: formatDateTime(createdAt) })}
        disabled={!active}
        busy={repeat.isPending}
        onClick={() =>
          repeat.mutate(
            { params: { id: webhookId, deliveryId: id } },
            { onError: (failure) => setError(getErrorMessage(failure, t('reach'))) },
          )
        }
      >
        {t('delivery.again')}
      </Button>
      <p role="alert" className="w-full text-sm text-lamp empty:hidden">
        {error}
      </p>
    </li>
  )
}

function describeState(
  { state, tries, lastError, deliveredAt }: Delivery,
  t: Translate<(typeof workshopDevelopers)['messages']>,
): string {
  if (state === 'delivered')
    return t('delivery.arrived', { tries, date: deliveredAt ? formatDateTime(deliveredAt) : '' })
  if (tries === 0) return t('delivery.waiting')
  const result = t(state === 'failed' ? 'delivery.failed' : 'delivery.retrying', { tries })
  // What the other server or the network said, as it was.
  return lastError ? `${result} (${lastError})` : result
}

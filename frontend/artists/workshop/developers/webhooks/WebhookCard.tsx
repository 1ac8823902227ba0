import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { createTestDelivery, createWebhookSecret, deleteWebhook, listWebhooks, updateWebhook } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { ConfirmDialog } from '#frontend/artists/workshop/developers/ConfirmDialog.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { EVENT_LABELS } from './webhook-events.ts'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type ListedWebhook = EndpointReply<typeof listWebhooks>[number]

interface WebhookCardProps {
  webhook: ListedWebhook
  onSecret: (secret: string) => void
}

export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const t = useMessages(workshopDevelopers)
  const { id, url, events, active, failures, waiting } = webhook
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  const test = useApiMutation(createTestDelivery, { refresh: [listWebhooks] })
  const renew = useApiMutation(createWebhookSecret)
  const update = useApiMutation(updateWebhook, { refresh: [listWebhooks] })
  const remove = useApiMutation(deleteWebhook, { refresh: [listWebhooks] })
  const onError = (failure: Error) => setError(getErrorMessage(failure, t('webhook.unchanged')))
  const params = { id }
  return (
    <li className="grid gap-4 border-t border-wall-3 py-5">
      <div>
        <p className="flex flex-wrap items-center gap-3 font-semibold break-all">
          {url}
          <WebhookState webhook={webhook} />
        </p>
        <p className="text-sm text-bone-2">{events.map((event) => t(EVENT_LABELS[event])).join(' · ')}</p>
        {waiting > 0 && (
          <p className="text-sm text-bone-3">
            {t('webhook.waiting', { n: waiting })}
            {failures > 0 && ` · ${t('webhook.lastFailed', { n: failures })}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('delivery.hide') : t('delivery.title')}
        </Button>
        <Button
          variant="quiet"
          disabled={!active}
          busy={test.isPending}
          busyLabel={t('sending')}
          onClick={() => {
            setError('')
            test.mutate({ params }, { onSuccess: () => setOpen(true), onError })
          }}
        >
          {t('webhook.test')}
        </Button>
        <Button
          variant="quiet"
          busy={renew.isPending}
          busyLabel={t('creating')}
          onClick={() => renew.mutate({ params }, { onSuccess: ({ secret }) => onSecret(secret), onError })}
        >
          {t('webhook.newSecret')}
        </Button>
        <Button
          variant="quiet"
          busy={update.isPending}
          onClick={() => update.mutate({ params, body: { active: !active } }, { onError })}
        >
          {active ? t('webhook.switchOff') : t('webhook.switchOn')}
        </Button>
        <ConfirmDialog
          title={t('webhook.deleteQuestion')}
          description={t('webhook.deleteText', { url })}
          verb={t('delete')}
          label={t('webhook.deleteOf', { url })}
          confirmation={t('webhook.deleteIt')}
          busy={remove.isPending}
          busyLabel={t('deleting')}
          unreachable={t('webhook.stillThere')}
          onConfirm={(told) => remove.mutate({ params }, told)}
        />
      </div>
      <p role="alert" className="text-sm text-lamp empty:hidden">
        {error}
      </p>
      {isOpen && <DeliveryList webhookId={id} active={active} />}
    </li>
  )
}

function WebhookState({ webhook: { active, failures } }: { webhook: ListedWebhook }) {
  const t = useMessages(workshopDevelopers)
  if (!active) return <Badge>{t('webhook.off')}</Badge>
  return failures > 0 ? <Badge tone="lamp">{t('webhook.failing')}</Badge> : <Badge tone="go">{t('webhook.on')}</Badge>
}

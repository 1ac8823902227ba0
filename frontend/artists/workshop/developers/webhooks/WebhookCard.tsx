import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { createTestDelivery, createWebhookSecret, deleteWebhook, listWebhooks, updateWebhook } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { ConfirmDialog } from '#frontend/artists/workshop/developers/ConfirmDialog.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { eventLabels } from './webhook-events.ts'

type ListedWebhook = EndpointReply<typeof listWebhooks>[number]

interface WebhookCardProps {
  webhook: ListedWebhook
  onSecret: (secret: string) => void
}

export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, url, events, active, failures, waiting } = webhook
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  const test = useApiMutation(createTestDelivery, { refresh: [listWebhooks] })
  const renew = useApiMutation(createWebhookSecret)
  const update = useApiMutation(updateWebhook, { refresh: [listWebhooks] })
  const remove = useApiMutation(deleteWebhook, { refresh: [listWebhooks] })
  const onError = (failure: Error) =>
    setError(getErrorMessage(failure, 'We could not reach TuneMaker. Nothing was changed.'))
  const params = { id }
  return (
    <li className="grid gap-4 border-t border-wall-3 py-5">
      <div>
        <p className="flex flex-wrap items-center gap-3 font-semibold break-all">
          {url}
          <WebhookState webhook={webhook} />
        </p>
        <p className="text-sm text-bone-2">{events.map((event) => eventLabels[event]).join(' · ')}</p>
        {waiting > 0 && (
          <p className="text-sm text-bone-3">
            {waiting === 1 ? 'One message' : `${waiting} messages`} still to arrive
            {failures > 0 && `; the last ${failures === 1 ? 'try' : `${failures} tries`} failed`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide deliveries' : 'Deliveries'}
        </Button>
        <Button
          variant="quiet"
          disabled={!active}
          busy={test.isPending}
          busyLabel="Sending..."
          onClick={() => {
            setError('')
            test.mutate({ params }, { onSuccess: () => setOpen(true), onError })
          }}
        >
          Send a test
        </Button>
        <Button
          variant="quiet"
          busy={renew.isPending}
          busyLabel="Creating..."
          onClick={() => renew.mutate({ params }, { onSuccess: ({ secret }) => onSecret(secret), onError })}
        >
          New secret
        </Button>
        <Button
          variant="quiet"
          busy={update.isPending}
          onClick={() => update.mutate({ params, body: { active: !active } }, { onError })}
        >
          {active ? 'Switch off' : 'Switch on'}
        </Button>
        <ConfirmDialog
          title="Delete this webhook?"
          description={`Nothing more is sent to ${url}, and what was sent is no longer listed.`}
          verb="Delete"
          name={`the webhook ${url}`}
          busy={remove.isPending}
          busyLabel="Deleting..."
          unreachable="We could not reach TuneMaker. It is still there."
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
  if (!active) return <Badge>Off</Badge>
  return failures > 0 ? <Badge tone="lamp">Failing</Badge> : <Badge tone="go">On</Badge>
}

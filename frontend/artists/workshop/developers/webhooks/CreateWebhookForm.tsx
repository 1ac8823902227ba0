import { useRef, useState } from 'react'
import { createWebhook, listWebhooks, URL_MAX, WEBHOOK_EVENTS } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { ChoiceList } from '#frontend/artists/workshop/developers/ChoiceList.tsx'
import { CreateForm } from '#frontend/artists/workshop/developers/CreateForm.tsx'
import { EVENT_LABELS, type WebhookEvent } from './webhook-events.ts'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Errors = { url?: string | undefined; events?: string | undefined; form?: string | undefined }

export function CreateWebhookForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const t = useMessages(workshopDevelopers)
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createWebhook, { refresh: [listWebhooks] })

  const submit = () => {
    const found: Errors = {
      url: url.trim() ? undefined : t('webhook.urlMissing'),
      events: events.length > 0 ? undefined : t('webhook.eventMissing'),
    }
    setErrors(found)
    focusFirstError(form.current)
    if (found.url || found.events) return
    create.mutate(
      { body: { url: url.trim(), events } },
      {
        onSuccess: ({ secret }) => {
          setUrl('')
          onCreated(secret)
        },
        onError: (error) => setErrors({ form: getErrorMessage(error, t('typedKept')) }),
      },
    )
  }

  return (
    <CreateForm
      form={form}
      title={t('webhook.create')}
      action={t('webhook.createAction')}
      busy={create.isPending}
      error={errors.form}
      onSubmit={submit}
    >
      <Field label={t('webhook.address')} hint={t('webhook.addressHint')} error={errors.url} required>
        <TextInput
          type="url"
          value={url}
          maxLength={URL_MAX}
          autoComplete="off"
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setErrors({})
          }}
        />
      </Field>
      <ChoiceList
        legend={t('webhook.when')}
        choices={WEBHOOK_EVENTS}
        getLabel={(event) => t(EVENT_LABELS[event])}
        chosen={events}
        error={errors.events}
        onChange={(chosen) => {
          setEvents(chosen)
          setErrors({})
        }}
      />
    </CreateForm>
  )
}

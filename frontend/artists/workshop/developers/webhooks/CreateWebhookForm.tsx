import { type FormEvent, useRef, useState } from 'react'
import { createWebhook, listWebhooks, URL_MAX, WEBHOOK_EVENTS } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { eventLabels, type WebhookEvent } from './webhook-events.ts'

type Errors = { url?: string | undefined; events?: string | undefined; form?: string | undefined }

export function CreateWebhookForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS])
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createWebhook, { refresh: [listWebhooks] })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const found: Errors = {
      url: url.trim() ? undefined : 'Enter the address of your program.',
      events: events.length > 0 ? undefined : 'Choose what it is told of.',
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
        onError: (error) =>
          setErrors({ form: getErrorMessage(error, 'We could not reach TuneMaker. What you typed is kept.') }),
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Create a webhook" className="grid gap-6">
      <h3 className="font-semibold">Create a webhook</h3>
      <Field
        label="Address"
        hint="It begins with https:// and can be reached from everywhere."
        error={errors.url}
        required
      >
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
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">It is told when</legend>
        {WEBHOOK_EVENTS.map((one, index) => (
          <Checkbox
            key={one}
            label={eventLabels[one]}
            checked={events.includes(one)}
            {...(index === WEBHOOK_EVENTS.length - 1 ? { error: errors.events } : {})}
            onChange={(event) => {
              setEvents(event.currentTarget.checked ? [...events, one] : events.filter((other) => other !== one))
              setErrors({})
            }}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit" busy={create.isPending} busyLabel="Creating...">
          Create webhook
        </Button>
        <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
          {errors.form}
        </p>
      </div>
    </form>
  )
}

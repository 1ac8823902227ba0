import { Mail } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  KEYMAILS_MAILED_PER_DAY,
  MESSAGE_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
  sendKeymails,
} from '#contract/keymails/mailings'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import type { Keymail } from './keymail-states.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

interface SendKeymailsDialogProps {
  editions: EndpointReply<typeof listEditions>
  /** Selected, unpaid Keymails. When empty, the next unsent ones of an edition are used. */
  selected: readonly Keymail[]
  onDone: () => void
}

/** Mails one Keymail to each address, with the artist's own subject and message. */
export function SendKeymailsDialog({ editions, selected, onDone }: SendKeymailsDialogProps) {
  const [open, setOpen] = useState(false)
  const [wished, setWished] = useState('')
  const [typed, setTyped] = useState('')
  const [subject, setSubject] = useState('')
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<{ to?: string; subject?: string; message?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const send = useApiMutation(sendKeymails, { refresh: [listKeymails, listEditions] })

  const pickedFrom = [...new Set(selected.map(({ editionId }) => editionId))]
  const unsent = editions.filter(({ counts }) => counts.issued > 0)
  const edition = editions.find(({ id }) => id === (pickedFrom[0] ?? wished)) ?? unsent[0] ?? editions[0]
  if (!edition) return null
  const addresses = typed.split(/[\s,;]+/).filter(Boolean)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    const found = {
      ...(addresses.length === 0 ? { to: 'At least one address.' } : {}),
      ...(addresses.length > KEYMAILS_MAILED_PER_DAY ? { to: `At most ${KEYMAILS_MAILED_PER_DAY} a day.` } : {}),
      ...(selected.length > 0 && addresses.length > selected.length
        ? { to: `You chose ${selected.length}, and there are ${addresses.length} addresses.` }
        : {}),
      ...(subject.trim() ? {} : { subject: 'What the mail is about.' }),
      ...(message.trim() ? {} : { message: 'A few words from you.' }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current)
      return
    }
    send.mutate(
      {
        body: {
          editionId: edition.id,
          recipients: addresses,
          subject,
          message,
          ...(selected.length > 0 ? { codes: selected.map(({ code }) => code) } : {}),
        },
      },
      {
        onSuccess: ({ queued, skipped }) => {
          setOpen(false)
          setTyped('')
          onDone()
          createToast({
            title: queued === 0 ? 'Nothing to send' : `${formatCount(queued)} on the way`,
            description:
              skipped > 0
                ? `${skipped} had one of this edition in the last day and got no second one.`
                : 'Each address gets one Keymail in your words.',
            variant: 'success',
          })
        },
        onError: (error) => {
          setErrors({ to: getErrorMessage(error, 'We could not reach TuneMaker. Nothing was sent.') })
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <Dialog
      title="Send by mail"
      description="One Keymail to each address, in your own words. Every mail carries a link to unsubscribe."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" disabled={pickedFrom.length > 1 || (selected.length === 0 && unsent.length === 0)}>
          <Mail aria-hidden="true" />
          {selected.length > 0 ? `Send ${selected.length}` : 'Send by mail'}
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={send.isPending} busyLabel="Sending...">
          Send {addresses.length > 0 ? formatCount(addresses.length) : ''}
        </Button>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate className="grid gap-5">
        {selected.length === 0 && unsent.length > 1 && (
          <Field label="Of">
            <Select value={edition.id} onChange={(event) => setWished(event.currentTarget.value)}>
              {unsent.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field
          label="To"
          hint={
            selected.length > 0
              ? `For the ${selected.length} you chose of ${edition.title}.`
              : `${formatCount(edition.counts.issued)} Keymails of ${edition.title} are issued but not sent yet. Enter one address per line.`
          }
          error={errors.to}
          required
        >
          <TextArea rows={4} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <Field label="Subject" error={errors.subject} required>
          <TextInput
            value={subject}
            maxLength={SUBJECT_MAX_LENGTH}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </Field>
        <Field label="Your words" error={errors.message} required>
          <TextArea
            rows={6}
            value={message}
            maxLength={MESSAGE_MAX_LENGTH}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

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
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface SendKeymailsDialogProps {
  editions: EndpointReply<typeof listEditions>
  /** Selected, unpaid Keymails. When empty, the next unsent ones of an edition are used. */
  selected: readonly Keymail[]
  onDone: () => void
}

/** Mails one Keymail to each address, with the artist's own subject and message. */
export function SendKeymailsDialog({ editions, selected, onDone }: SendKeymailsDialogProps) {
  const t = useMessages(keymailMessages)
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
      ...(addresses.length === 0 ? { to: t('send.noAddress') } : {}),
      ...(addresses.length > KEYMAILS_MAILED_PER_DAY
        ? { to: t('send.tooMany', { max: KEYMAILS_MAILED_PER_DAY }) }
        : {}),
      ...(selected.length > 0 && addresses.length > selected.length
        ? { to: t('send.moreThanChosen', { selected: selected.length, addresses: addresses.length }) }
        : {}),
      ...(subject.trim() ? {} : { subject: t('send.subjectMissing') }),
      ...(message.trim() ? {} : { message: t('send.messageMissing') }),
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
            title: queued === 0 ? t('send.nothing') : t('send.queued', { queued: formatCount(queued) }),
            description: skipped > 0 ? t('send.skipped', { n: skipped }) : t('send.text'),
            variant: 'success',
          })
        },
        onError: (error) => {
          setErrors({ to: getErrorMessage(error, t('nothingSent')) })
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <Dialog
      title={t('send.title')}
      description={t('send.intro')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" disabled={pickedFrom.length > 1 || (selected.length === 0 && unsent.length === 0)}>
          <Mail aria-hidden="true" />
          {selected.length > 0 ? t('send.count', { n: selected.length }) : t('send.title')}
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={send.isPending} busyLabel={t('sending')}>
          {addresses.length > 0 ? t('send.count', { n: formatCount(addresses.length) }) : t('send.submit')}
        </Button>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate className="grid gap-5">
        {selected.length === 0 && unsent.length > 1 && (
          <Field label={t('send.of')}>
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
          label={t('send.to')}
          hint={
            selected.length > 0
              ? t('send.hintChosen', { n: selected.length, title: edition.title })
              : t('send.hintUnsent', { n: edition.counts.issued, title: edition.title })
          }
          error={errors.to}
          required
        >
          <TextArea rows={4} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
        <Field label={t('send.subject')} error={errors.subject} required>
          <TextInput
            value={subject}
            maxLength={SUBJECT_MAX_LENGTH}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('send.words')} error={errors.message} required>
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

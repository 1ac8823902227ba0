import { type FormEvent, useRef, useState } from 'react'
import {
  createFanMessage,
  listAudiences,
  listFanMessages,
  MESSAGE_BODY_MAX,
  MESSAGE_SUBJECT_MAX,
} from '#contract/follows/messages'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const EMPTY = { editionId: '', subject: '', body: '', sendAt: '' }

/** Writes to all followers, or to those who hold a copy of one release; at once or at a chosen time. */
export function MessagePanel({ artistName }: { artistName: string }) {
  const t = useMessages(workshop)
  const audiences = useApiQuery(listAudiences)
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({})
  const [isPreview, setPreview] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useApiMutation(createFanMessage, { refresh: [listFanMessages] })
  const editions = audiences.data?.editions ?? []
  const audience = editions.find(({ editionId }) => editionId === typed.editionId)
  const reached = audience ? audience.reachable : (audiences.data?.followers ?? 0)

  const when = typed.sendAt
    ? t('message.on', { date: formatDateTime(new Date(typed.sendAt).toISOString()) })
    : t('message.now')
  const bind = (field: keyof typeof EMPTY) => ({
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [field]: event.currentTarget.value })
      setProblems({ ...problems, [field]: undefined })
    },
  })
  const showProblems = (found: Partial<typeof EMPTY>) => {
    setPreview(false)
    setProblems(found)
    requestAnimationFrame(() => focusFirstError(form.current))
  }
  const preview = (event: FormEvent) => {
    event.preventDefault()
    const found: Partial<typeof EMPTY> = {}
    if (!typed.subject.trim()) found.subject = t('message.subjectMissing')
    if (!typed.body.trim()) found.body = t('message.bodyMissing')
    if (typed.sendAt && !(Date.parse(typed.sendAt) > Date.now())) found.sendAt = t('message.past')
    if (Object.keys(found).length > 0) showProblems(found)
    else setPreview(true)
  }
  const confirm = () => {
    if (send.isPending) return
    const { editionId, subject, body, sendAt } = typed
    send.mutate(
      { body: { editionId: editionId || null, subject, body, sendAt: sendAt ? new Date(sendAt).toISOString() : null } },
      {
        onSuccess: (message) => {
          setTyped(EMPTY)
          setPreview(false)
          createToast({
            title: message.state === 'planned' && sendAt ? t('message.plannedToast') : t('message.onItsWay'),
            description: sendAt
              ? t('message.goesOut', { sendAt: formatDateTime(message.sendAt) })
              : t('message.withinSeconds'),
            variant: 'success',
          })
        },
        onError: (error) => showProblems({ body: getErrorMessage(error, t('nothingSent')) }),
      },
    )
  }
  return (
    <Section id="message" title={t('message.title')} intro={t('message.intro')} layout="split">
      {isPreview ? (
        <MessagePreview
          artistName={artistName}
          subject={typed.subject.trim()}
          body={typed.body.trim()}
          note={
            audience
              ? t('message.noteHolders', { n: reached, title: audience.title, when })
              : t('message.noteAll', { n: reached, when })
          }
          busy={send.isPending}
          onBack={() => setPreview(false)}
          onConfirm={confirm}
        />
      ) : (
        <form ref={form} onSubmit={preview} noValidate aria-label={t('message.label')} className="grid gap-5">
          <Field label={t('message.to')}>
            <Select {...bind('editionId')}>
              <option value="">{t('message.optionAll', { n: audiences.data?.followers ?? 0 })}</option>
              {editions.map(({ editionId, title, reachable }) => (
                <option key={editionId} value={editionId}>
                  {t('message.optionHolders', { title, n: reachable })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('message.subject')} error={problems.subject} required>
            <TextInput type="text" maxLength={MESSAGE_SUBJECT_MAX} {...bind('subject')} />
          </Field>
          <Field label={t('message.label')} error={problems.body} required>
            <TextArea rows={8} maxLength={MESSAGE_BODY_MAX} {...bind('body')} />
          </Field>
          <Field label={t('message.later')} hint={t('message.laterHint')} error={problems.sendAt} className="max-w-80">
            <TextInput type="datetime-local" {...bind('sendAt')} />
          </Field>
          <Button type="submit" className="justify-self-start" disabled={reached === 0}>
            {t('preview')}
          </Button>
          {audiences.data && reached === 0 && <p className="text-sm text-bone-2">{t('message.nobody')}</p>}
        </form>
      )}
    </Section>
  )
}

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
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { MessagePreview } from './MessagePreview.tsx'

const EMPTY = { editionId: '', subject: '', body: '', sendAt: '' }

/** Writes to all followers, or to those who hold a copy of one release; at once or at a chosen time. */
export function MessagePanel({ artistName }: { artistName: string }) {
  const audiences = useApiQuery(listAudiences)
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({})
  const [isPreview, setPreview] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useApiMutation(createFanMessage, { refresh: [listFanMessages] })
  const editions = audiences.data?.editions ?? []
  const audience = editions.find(({ editionId }) => editionId === typed.editionId)
  const reached = audience ? audience.reachable : (audiences.data?.followers ?? 0)

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
    if (!typed.subject.trim()) found.subject = 'The subject is missing.'
    if (!typed.body.trim()) found.body = 'The message is empty.'
    if (typed.sendAt && !(Date.parse(typed.sendAt) > Date.now())) found.sendAt = 'Choose a time that is still to come.'
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
            title: message.state === 'planned' && sendAt ? 'Message Planned' : 'Message on Its Way',
            description: sendAt ? `It goes out on ${formatDateTime(message.sendAt)}.` : 'It goes out within seconds.',
            variant: 'success',
          })
        },
        onError: (error) =>
          showProblems({ body: getErrorMessage(error, 'We could not reach TuneMaker. Nothing was sent.') }),
      },
    )
  }
  return (
    <Section
      id="message"
      title="Write to them"
      intro="Each gets an email from TuneMaker in your name. Their addresses stay with us."
      layout="split"
    >
      {isPreview ? (
        <MessagePreview
          artistName={artistName}
          subject={typed.subject.trim()}
          body={typed.body.trim()}
          note={`To ${formatCount(reached)} ${reached === 1 ? 'follower' : 'followers'}${audience ? ` who hold “${audience.title}”` : ''}, ${typed.sendAt ? `on ${formatDateTime(new Date(typed.sendAt).toISOString())}` : 'now'}.`}
          busy={send.isPending}
          onBack={() => setPreview(false)}
          onConfirm={confirm}
        />
      ) : (
        <form ref={form} onSubmit={preview} noValidate aria-label="Message" className="grid gap-5">
          <Field label="To">
            <Select {...bind('editionId')}>
              <option value="">All followers ({formatCount(audiences.data?.followers ?? 0)})</option>
              {editions.map(({ editionId, title, reachable }) => (
                <option key={editionId} value={editionId}>
                  Holders of “{title}” ({formatCount(reachable)})
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Subject" error={problems.subject} required>
            <TextInput type="text" maxLength={MESSAGE_SUBJECT_MAX} {...bind('subject')} />
          </Field>
          <Field label="Message" error={problems.body} required>
            <TextArea rows={8} maxLength={MESSAGE_BODY_MAX} {...bind('body')} />
          </Field>
          <Field label="Send later" hint="Empty: at once" error={problems.sendAt} className="max-w-80">
            <TextInput type="datetime-local" {...bind('sendAt')} />
          </Field>
          <Button type="submit" className="justify-self-start" disabled={reached === 0}>
            Preview
          </Button>
          {audiences.data && reached === 0 && (
            <p className="text-sm text-bone-2">Nobody has agreed to hear from you about this yet.</p>
          )}
        </form>
      )}
    </Section>
  )
}

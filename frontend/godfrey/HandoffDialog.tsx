import { UserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { HANDOFF_MAX_CHARACTERS, createHandoff } from '#contract/godfrey'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { createDateFormat } from '#frontend/lib/format-date.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const formatDay = createDateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Hands the conversation to a person by opening a review. `onDone` receives the message with the review's number. */
export function HandoffDialog({ suggested, onDone }: { suggested: string; onDone: (text: string) => void }) {
  const t = useMessages(godfrey)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const handoff = useApiMutation(createHandoff)
  const changeOpen = (next: boolean) => {
    setOpen(next)
    if (next) {
      handoff.reset()
      setText((before) => before || suggested)
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (handoff.isPending) return
    handoff.mutate(
      { body: { text, email } },
      {
        onSuccess: ({ number, dueBy }) => {
          setOpen(false)
          setText('')
          const day = formatDay(dueBy)
          onDone([t('handoff.done', { number, day }), ...(email ? [t('handoff.answer', { email })] : [])].join(' '))
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      trigger={
        <Button variant="quiet">
          <UserRound aria-hidden="true" />
          {t('handoff')}
        </Button>
      }
      title={t('handoff')}
      description={t('handoff.text')}
    >
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
        <Field
          label={t('handoff.about')}
          required
          error={handoff.isError ? getErrorMessage(handoff.error, t('handoff.failed')) : undefined}
        >
          <TextArea
            rows={4}
            maxLength={HANDOFF_MAX_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label={t('handoff.email')} optional hint={t('handoff.emailHint')}>
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <div className="flex justify-end">
          <Button
            type="submit"
            busy={handoff.isPending}
            busyLabel={t('handoff.busy')}
            disabled={text.trim().length < 3}
          >
            {t('handoff.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

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

const formatDay = createDateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Hands the conversation to a person by opening a review. `onDone` receives the message with the review's number. */
export function HandoffDialog({ suggested, onDone }: { suggested: string; onDone: (text: string) => void }) {
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
          onDone(
            `Your matter is with a person now. Review number ${number}, looked at within 24-48 hours, by ${day} at the latest.${email ? ` The answer goes to ${email}.` : ''}`,
          )
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
          Hand me to a person
        </Button>
      }
      title="Hand me to a person"
      description="Somebody of our staff reads this with the last of your conversation, within 24-48 hours. You get a number now."
    >
      <form onSubmit={send} className="flex flex-col gap-5" noValidate>
        <Field
          label="What is it about?"
          required
          error={
            handoff.isError ? getErrorMessage(handoff.error, 'That did not reach us. Please try again.') : undefined
          }
        >
          <TextArea
            rows={4}
            maxLength={HANDOFF_MAX_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Field label="Your email address" optional hint="Only for the answer.">
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" busy={handoff.isPending} busyLabel="Handing over…" disabled={text.trim().length < 3}>
            Hand over
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { Gift } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { listCopies } from '#contract/copies'
import { createGift } from '#contract/copies/gifts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { HeldCopy } from './held-copy.ts'

/** Gives a copy away. A copy can be given once, and only before it has been played. */
export function GiftDialog({ copy, name }: { copy: HeldCopy; name: string }) {
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const offer = useApiMutation(createGift, { refresh: [listCopies] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (offer.isPending) return
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setError('Please enter an email address.')
      return
    }
    setError('')
    offer.mutate(
      { params: { id: copy.id }, body: { email: email.trim(), message } },
      {
        onSuccess: () => {
          setOpen(false)
          createToast({
            title: 'The gift is on its way',
            description: 'It becomes theirs when they open the mail and take it.',
            variant: 'success',
          })
        },
        onError: (refusal) => setError(getErrorMessage(refusal, 'We could not reach TuneMaker. Nothing was sent.')),
      },
    )
  }
  return (
    <Dialog
      title="Give it away"
      description={`${name} goes to somebody else by mail, once. Until they accept it, it stays yours. Once you play it, it can no longer be given away.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet">
          <Gift aria-hidden="true" />
          Give it away
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={offer.isPending} busyLabel="Sending...">
          Send the gift
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Their email" error={error} required>
          <TextInput
            type="email"
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="A few words" optional>
          <TextArea
            rows={4}
            value={message}
            maxLength={1000}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

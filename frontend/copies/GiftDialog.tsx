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
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Gives a copy away. A copy can be given once, and only before it has been played. */
export function GiftDialog({ copy, name }: { copy: HeldCopy; name: string }) {
  const t = useMessages(wallet)
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
      setError(t('give.invalid'))
      return
    }
    setError('')
    offer.mutate(
      { params: { id: copy.id }, body: { email: email.trim(), message } },
      {
        onSuccess: () => {
          setOpen(false)
          createToast({
            title: t('give.sent'),
            description: t('give.sentText'),
            variant: 'success',
          })
        },
        onError: (refusal) => setError(getErrorMessage(refusal, t('give.unreachable'))),
      },
    )
  }
  return (
    <Dialog
      title={t('give.title')}
      description={t('give.text', { name })}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet">
          <Gift aria-hidden="true" />
          {t('give.title')}
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={offer.isPending} busyLabel={t('give.sending')}>
          {t('give.send')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t('give.email')} error={error} required>
          <TextInput
            type="email"
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('give.words')} optional>
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

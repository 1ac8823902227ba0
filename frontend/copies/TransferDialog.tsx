import { ArrowRightLeft } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { listCopies } from '#contract/copies'
import { createTransfer } from '#contract/copies/gifts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { HeldCopy } from './held-copy.ts'

/** Hands a copy over that was played or given before, where its artist allows it. Both confirm by mail. */
export function TransferDialog({ copy, name }: { copy: HeldCopy; name: string }) {
  const t = useMessages(wallet)
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const transfer = useApiMutation(createTransfer, { refresh: [listCopies] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (transfer.isPending) return
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setError(t('give.invalid'))
      return
    }
    setError('')
    transfer.mutate(
      { params: { id: copy.id }, body: { email: email.trim() } },
      {
        onSuccess: () => {
          setOpen(false)
          createToast({
            title: t('transfer.sent'),
            description: t('transfer.sentText'),
            variant: 'success',
          })
        },
        onError: (refusal) => setError(getErrorMessage(refusal, t('give.unreachable'))),
      },
    )
  }
  return (
    <Dialog
      title={t('transfer.title')}
      description={t('transfer.text', { name })}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet">
          <ArrowRightLeft aria-hidden="true" />
          {t('transfer.title')}
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={transfer.isPending} busyLabel={t('give.sending')}>
          {t('transfer.send')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('give.email')} error={error} required>
          <TextInput
            type="email"
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

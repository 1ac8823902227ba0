import { ArrowRightLeft, Gift } from 'lucide-react'
import { useState } from 'react'
import { listCopies } from '#contract/copies'
import { createGift, createTransfer } from '#contract/copies/gifts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { FormDialog } from '#frontend/ui/dialogs/FormDialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { HeldCopy } from './held-copy.ts'

const KINDS = {
  /** Once, and only before the copy has been played. */
  give: {
    icon: Gift,
    title: 'give.title',
    text: 'give.text',
    send: 'give.send',
    sent: 'give.sent',
    sentText: 'give.sentText',
  },
  /** Also later, where the artist allows it. Both confirm by mail. */
  transfer: {
    icon: ArrowRightLeft,
    title: 'transfer.title',
    text: 'transfer.text',
    send: 'transfer.send',
    sent: 'transfer.sent',
    sentText: 'transfer.sentText',
  },
} as const

interface OfferCopyDialogProps {
  kind: keyof typeof KINDS
  copy: HeldCopy
  /** The release and the number of the copy. */
  name: string
}

/** Offers a copy to somebody's address. */
export function OfferCopyDialog({ kind, copy, name }: OfferCopyDialogProps) {
  const t = useMessages(wallet)
  const { icon, title, text, send, sent, sentText } = KINDS[kind]
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const gift = useApiMutation(createGift, { refresh: [listCopies] })
  const transfer = useApiMutation(createTransfer, { refresh: [listCopies] })
  const submit = () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setError(t('give.invalid'))
      return
    }
    setError('')
    const told = {
      onSuccess: () => {
        setOpen(false)
        createToast({ title: t(sent), description: t(sentText), variant: 'success' })
      },
      onError: (refusal: Error) => setError(getErrorMessage(refusal, t('give.unreachable'))),
    }
    const params = { id: copy.id }
    if (kind === 'give') gift.mutate({ params, body: { email: email.trim(), message } }, told)
    else transfer.mutate({ params, body: { email: email.trim() } }, told)
  }
  return (
    <FormDialog
      title={t(title)}
      icon={icon}
      description={t(text, { name })}
      open={open}
      onOpenChange={setOpen}
      submitLabel={t(send)}
      busyLabel={t('give.sending')}
      busy={gift.isPending || transfer.isPending}
      onSubmit={submit}
    >
      <Field label={t('give.email')} error={error} required>
        <TextInput
          type="email"
          value={email}
          maxLength={254}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      {kind === 'give' && (
        <Field label={t('give.words')} optional>
          <TextArea
            rows={4}
            value={message}
            maxLength={1000}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}

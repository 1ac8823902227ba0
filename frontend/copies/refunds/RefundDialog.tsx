import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { listCopies, listCopyHistory } from '#contract/copies'
import { createRefundRequest } from '#contract/copies/refund-requests'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCopyName } from '#frontend/copies/CopyActions.tsx'
import type { HeldCopy } from '#frontend/copies/held-copy.ts'
import { FormDialog } from '#frontend/ui/dialogs/FormDialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Asks the artist for the price of a copy, and says before what TuneMaker can do about it and what it cannot. */
export function RefundDialog({ copy }: { copy: HeldCopy }) {
  const t = useMessages(wallet)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const request = useApiMutation(createRefundRequest, { refresh: [listCopies, listCopyHistory] })
  const submit = () => {
    if (!reason.trim()) {
      setError(t('refund.reasonMissing'))
      return
    }
    setError('')
    request.mutate(
      { params: { id: copy.id }, body: { reason } },
      {
        onSuccess: () => {
          setOpen(false)
          createToast({
            title: t('refund.sent'),
            description: t('refund.sentText', { artist: copy.artistName }),
            variant: 'success',
          })
        },
        onError: (refusal) => setError(getErrorMessage(refusal, t('give.unreachable'))),
      },
    )
  }
  return (
    <FormDialog
      title={t('refund.title')}
      icon={Undo2}
      description={t('refund.text', { artist: copy.artistName, name: formatCopyName(copy, t) })}
      open={open}
      onOpenChange={setOpen}
      submitLabel={t('refund.send')}
      busyLabel={t('give.sending')}
      busy={request.isPending}
      onSubmit={submit}
    >
      <Field label={t('refund.question')} error={error} required>
        <TextArea rows={4} value={reason} maxLength={1000} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
      <p className="text-sm text-bone-3">{t('refund.note')}</p>
    </FormDialog>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { declineRefundRequest, listRefundRequests } from '#contract/copies/refund-requests'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import type { RefundRequest } from './RefundRequestsPanel.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Declines with a sentence that the fan reads. */
export function DeclineRefundDialog({ request: { id, title, copy } }: { request: RefundRequest }) {
  const t = useMessages(workshop)
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const decline = useApiMutation(declineRefundRequest, { refresh: [listRefundRequests] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decline.isPending) return
    if (!answer.trim()) {
      setError(t('refund.whyMissing'))
      return
    }
    setError('')
    decline.mutate(
      { params: { id }, body: { answer } },
      {
        onSuccess: () => setOpen(false),
        onError: (refusal) => setError(getErrorMessage(refusal, t('nothingSent'))),
      },
    )
  }
  return (
    <Dialog
      title={t('refund.declineTitle')}
      description={t('refund.declineText', { copy, title })}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">{t('refund.declineOpen')}</Button>}
      actions={
        <Button type="submit" form={formId} busy={decline.isPending} busyLabel={t('sending')}>
          {t('refund.decline')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('refund.answer')} error={error} required>
          <TextArea
            rows={4}
            value={answer}
            maxLength={1000}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

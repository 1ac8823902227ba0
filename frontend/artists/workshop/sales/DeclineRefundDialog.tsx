import { type FormEvent, useId, useState } from 'react'
import { declineRefundRequest, listRefundRequests } from '#contract/copies/refund-requests'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import type { RefundRequest } from './RefundRequestsPanel.tsx'

/** Declines with a sentence that the fan reads. */
export function DeclineRefundDialog({ request: { id, title, copy } }: { request: RefundRequest }) {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const decline = useApiMutation(declineRefundRequest, { refresh: [listRefundRequests] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (decline.isPending) return
    if (!answer.trim()) {
      setError('Please say why: the fan reads it.')
      return
    }
    setError('')
    decline.mutate(
      { params: { id }, body: { answer } },
      {
        onSuccess: () => setOpen(false),
        onError: (refusal) => setError(getErrorMessage(refusal, 'We could not reach TuneMaker. Nothing was sent.')),
      },
    )
  }
  return (
    <Dialog
      title="Decline the refund"
      description={`Whoever holds No. ${copy} of “${title}” keeps it and reads your answer.`}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">Decline with an answer</Button>}
      actions={
        <Button type="submit" form={formId} busy={decline.isPending} busyLabel="Sending...">
          Decline
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="Your answer" error={error} required>
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

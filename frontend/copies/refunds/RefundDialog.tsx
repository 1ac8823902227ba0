import { Undo2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { listCopies, listCopyHistory } from '#contract/copies'
import { createRefundRequest } from '#contract/copies/refund-requests'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCopyName } from '#frontend/copies/CopyActions.tsx'
import type { HeldCopy } from '#frontend/copies/held-copy.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'

/** Asks the artist for the price of a copy, and says before what TuneMaker can do about it and what it cannot. */
export function RefundDialog({ copy }: { copy: HeldCopy }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const request = useApiMutation(createRefundRequest, { refresh: [listCopies, listCopyHistory] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending) return
    if (!reason.trim()) {
      setError('Please say why, so that the artist can decide.')
      return
    }
    setError('')
    request.mutate(
      { params: { id: copy.id }, body: { reason } },
      {
        onSuccess: () => {
          setOpen(false)
          createToast({
            title: 'Your wish is on its way',
            description: `${copy.artistName} decides. The state is shown with this copy.`,
            variant: 'success',
          })
        },
        onError: (refusal) => setError(getErrorMessage(refusal, 'We could not reach TuneMaker. Nothing was sent.')),
      },
    )
  }
  return (
    <Dialog
      title="Ask for a refund"
      description={`You paid ${copy.artistName} directly, so only ${copy.artistName} can send the money for ${formatCopyName(copy)} back. TuneMaker passes your wish on and tells you the answer; it never had the money and cannot decide.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet">
          <Undo2 aria-hidden="true" />
          Ask for a refund
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={request.isPending} busyLabel="Sending...">
          Send to the artist
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field label="What is wrong?" error={error} required>
          <TextArea
            rows={4}
            value={reason}
            maxLength={1000}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
        <p className="text-sm text-bone-3">
          After a full refund the copy ends: it no longer plays, and its certificate becomes void. It can be asked for
          once. If something was wrong with what you bought, PayPal also takes complaints itself for 180 days after a
          payment.
        </p>
      </form>
    </Dialog>
  )
}

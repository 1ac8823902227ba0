import { useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'

type DiscardDialogProps = {
  title: string
  description: string
  keepLabel: string
  discardLabel: string
  busy: boolean
  onDiscard: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason before dead jobs are given up. */
export function DiscardDialog({
  title,
  description,
  keepLabel,
  discardLabel,
  busy,
  onDiscard,
  onClose,
}: DiscardDialogProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const submit = () => {
    if (!reason.trim()) setProblem('Please give a reason.')
    else onDiscard(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button variant="danger" onClick={submit} busy={busy}>
            {discardLabel}
          </Button>
        </>
      }
    >
      <Field label="Reason" hint="It goes into the audit log." error={problem} required>
        <TextInput
          name="reason"
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setProblem('')
          }}
        />
      </Field>
    </Dialog>
  )
}

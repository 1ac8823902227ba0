import { useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffJobs } from '#text/messages/catalogs/staff-jobs/en'

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
  const t = useMessages(staffJobs)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const submit = () => {
    if (!reason.trim()) setProblem(t('reasonMissing'))
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
      <Field label={t('reason')} hint={t('reasonHint')} error={problem} required>
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

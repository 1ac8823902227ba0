import { useState } from 'react'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'

interface ConfirmDialogProps {
  title: string
  description: string
  /** Of the button that opens the dialog; the label says what it is about where several stand in a list. */
  verb: string
  label: string
  confirmation: string
  busy: boolean
  busyLabel: string
  /** Said when the server could not be reached. */
  unreachable: string
  onConfirm: (told: { onSuccess: () => void; onError: (error: Error) => void }) => void
}

/** Asks before something is removed for good, and stays open with the reason if that failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, verb, label, confirmation, busy, busyLabel, unreachable, onConfirm } = props
  const t = useMessages(workshopDevelopers)
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  return (
    <Dialog
      title={title}
      description={description}
      open={isOpen}
      onOpenChange={(now) => {
        setOpen(now)
        setError('')
      }}
      trigger={
        <Button variant="quiet" aria-label={label}>
          {verb}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={busy}
          busyLabel={busyLabel}
          onClick={() => {
            if (busy) return
            onConfirm({
              onSuccess: () => setOpen(false),
              onError: (failure) => setError(getErrorMessage(failure, unreachable)),
            })
          }}
        >
          {confirmation}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('keepIt')}
        </Button>
      </div>
      <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
        {error}
      </p>
    </Dialog>
  )
}

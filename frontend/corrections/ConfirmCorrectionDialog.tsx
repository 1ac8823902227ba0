import type { CorrectionKind } from '#contract/corrections'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { isInstant } from './is-instant.ts'
import { KIND_LABELS } from './kind-labels.ts'

interface ConfirmCorrectionDialogProps {
  kind: CorrectionKind
  /** Empty if the current value is not known here. */
  currentValue: string
  newValue: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  busy: boolean
}

/** Shows the current and the new value before the correction is sent. */
export function ConfirmCorrectionDialog({
  kind,
  currentValue,
  newValue,
  open,
  onOpenChange,
  onConfirm,
  busy,
}: ConfirmCorrectionDialogProps) {
  return (
    <Dialog
      title="Is this right?"
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <DialogClose>
            <Button variant="quiet">Not yet</Button>
          </DialogClose>
          <Button onClick={onConfirm} busy={busy} busyLabel="Sending...">
            {isInstant(kind) ? 'Correct it' : 'Hand it to a person'}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {currentValue && (
          <div>
            <dt className="text-sm text-bone-3">It says now</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {kind === 'price' ? `$${currentValue}` : currentValue}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-bone-3">{KIND_LABELS[kind]}</dt>
          <dd className="font-semibold whitespace-pre-wrap [overflow-wrap:anywhere]">
            {kind === 'price' ? `$${newValue.replace(/^\$/, '')}` : newValue}
          </dd>
        </div>
      </dl>
      <p className="mt-5 text-sm text-bone-2">
        {isInstant(kind)
          ? 'It is changed at once, and you have an hour to take it back. A song title that becomes another title is looked at by a person first.'
          : 'A person decides within 24 to 48 hours. Nothing changes before.'}
      </p>
    </Dialog>
  )
}

import type { CorrectionKind } from '#contract/corrections'
import { formatCents } from '#frontend/lib/format-money.ts'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { isInstant } from './is-instant.ts'
import { KIND_LABELS } from './kind-labels.ts'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

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
  const t = useMessages(correctionMessages)
  const cents = kind === 'price' ? parseDollars(newValue) : undefined
  return (
    <Dialog
      title={t('confirm.title')}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <DialogClose>
            <Button variant="quiet">{t('confirm.notYet')}</Button>
          </DialogClose>
          <Button onClick={onConfirm} busy={busy} busyLabel={t('sending')}>
            {isInstant(kind) ? t('confirm.correct') : t('confirm.handOver')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-4">
        {currentValue && (
          <div>
            <dt className="text-sm text-bone-3">{t('nowSays')}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{currentValue}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-bone-3">{t(KIND_LABELS[kind])}</dt>
          <dd className="font-semibold whitespace-pre-wrap [overflow-wrap:anywhere]">
            {cents === undefined ? newValue : formatCents(cents)}
          </dd>
        </div>
      </dl>
      <p className="mt-5 text-sm text-bone-2">{isInstant(kind) ? t('confirm.instantText') : t('confirm.reviewText')}</p>
    </Dialog>
  )
}

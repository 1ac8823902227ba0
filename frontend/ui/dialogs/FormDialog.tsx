import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface FormDialogProps {
  /** Of the dialog and of the button that opens it. */
  title: string
  icon: LucideIcon
  description: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  submitLabel: string
  busyLabel: string
  busy: boolean
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** A dialog that asks for something and sends it once. */
export function FormDialog(props: FormDialogProps) {
  const { title, icon: Icon, description, open, onOpenChange, submitLabel, busyLabel, busy, onSubmit, children } = props
  const formId = useId()
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="quiet">
          <Icon aria-hidden="true" />
          {title}
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
        noValidate
        className="grid gap-5"
      >
        {children}
      </form>
    </Dialog>
  )
}

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { DialogOverlay } from './DialogOverlay.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface DialogProps {
  title: ReactNode
  description?: ReactNode
  /** The button that opens the dialog; omit it if `open` is controlled. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Of a dialog without trigger: what opened it, which gets the focus back. */
  opener?: HTMLElement | undefined
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode
  children?: ReactNode
}

export function Dialog({ title, description, trigger, open, onOpenChange, opener, actions, children }: DialogProps) {
  const t = useMessages(ui)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <DialogOverlay />
        <Radix.Content
          // Without a description Radix warns; most dialogs here have only a body.
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            if (!opener) return
            event.preventDefault()
            opener.focus()
          }}
          onInteractOutside={(event) => {
            // Dismissing a toast must not close the dialog behind it.
            if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault()
          }}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col rounded-t-lg border border-wall-4 bg-wall-1 shadow-lift transition-[opacity,translate] duration-250 ease-out sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-w-xl sm:-translate-y-1/2 sm:rounded-lg starting:translate-y-6 starting:opacity-0 sm:starting:-translate-y-[calc(50%-1rem)]"
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-7">
            <Radix.Title className="poster text-poster-s">{title}</Radix.Title>
            <Radix.Close
              aria-label={t('close')}
              className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-bone-2 hover:bg-wall-3 hover:text-bone"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </div>
          {/* A scroll container is focusable because its content may not be. */}
          <div className="min-h-0 overflow-y-auto px-5 pt-2 pb-6 sm:px-8 sm:pb-8" tabIndex={-1}>
            {description && <Radix.Description className="text-bone-2">{description}</Radix.Description>}
            {children && <div className="mt-5">{children}</div>}
          </div>
          {actions && (
            <div className="flex flex-col-reverse gap-3 border-t border-wall-3 px-5 py-4 sm:flex-row sm:justify-end sm:px-8">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Makes a button in `actions` close the dialog. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>

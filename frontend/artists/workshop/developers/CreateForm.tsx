import type { ReactNode, RefObject } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'

interface CreateFormProps {
  form: RefObject<HTMLFormElement | null>
  title: string
  /** On its button. */
  action: string
  busy: boolean
  error: string | undefined
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** A form of this page that creates something: its title, its fields, its button and what went wrong. */
export function CreateForm({ form, title, action, busy, error, onSubmit, children }: CreateFormProps) {
  const t = useMessages(workshopDevelopers)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
      noValidate
      aria-label={title}
      className="grid gap-6"
    >
      <h3 className="font-semibold">{title}</h3>
      {children}
      <div>
        <Button type="submit" busy={busy} busyLabel={t('creating')}>
          {action}
        </Button>
        <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
          {error}
        </p>
      </div>
    </form>
  )
}

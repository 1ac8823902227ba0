import type { ReactNode, RefObject } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'

interface CreateFormProps {
  form: RefObject<HTMLFormElement | null>
  /** Such as "token". */
  what: string
  busy: boolean
  error: string | undefined
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** A form of this page that creates something: its title, its fields, its button and what went wrong. */
export function CreateForm({ form, what, busy, error, onSubmit, children }: CreateFormProps) {
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit()
      }}
      noValidate
      aria-label={`Create a ${what}`}
      className="grid gap-6"
    >
      <h3 className="font-semibold">Create a {what}</h3>
      {children}
      <div>
        <Button type="submit" busy={busy} busyLabel="Creating...">
          Create {what}
        </Button>
        <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
          {error}
        </p>
      </div>
    </form>
  )
}

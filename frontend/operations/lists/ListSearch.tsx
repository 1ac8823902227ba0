import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

interface ListSearchProps {
  label: string
  /** The current search text. */
  value: string
  onSearch: (typed: string) => void
  children?: ReactNode
}

/** A search form for a list; searches on submit. */
export function ListSearch({ label, value, onSearch, children }: ListSearchProps) {
  const t = useMessages(staffOperations)
  const [typed, setTyped] = useState(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form onSubmit={submit} role="search" className="mb-5 flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56 sm:max-w-[22rem]">
        <Field label={label}>
          <TextInput
            type="search"
            name="q"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
      {children}
      <Button type="submit" variant="quiet">
        {t('search')}
      </Button>
    </form>
  )
}

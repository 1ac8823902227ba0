import { Search } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const DEBOUNCE_MS = 300

interface SearchBoxProps {
  label: string
  /** The active search; the field follows when it changes elsewhere. */
  value: string
  onSearch: (words: string) => void
}

/** Searches while typing, debounced. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const t = useMessages(ui)
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const words = event.currentTarget.value
    setTyped(words)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => onSearch(words), DEBOUNCE_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(resting.current)
    onSearch(typed)
  }
  return (
    <search>
      <form onSubmit={submit} className="relative max-w-xl">
        <Field label={label}>
          <TextInput
            type="search"
            value={typed}
            onChange={type}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            className="pr-12"
          />
        </Field>
        <button
          type="submit"
          aria-label={t('search')}
          className="absolute right-1 bottom-0.5 grid size-11 place-items-center rounded-md text-bone-2 hover:text-bone"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </form>
    </search>
  )
}

import { Search } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

const TYPING_MS = 300

interface SearchBoxProps {
  label: string
  /** What is being shown; when it changes by another way, the field follows. */
  q: string
  onLook: (words: string) => void
}

/** Looks while one types, once the fingers rest. */
export function SearchBox({ label, q, onLook }: SearchBoxProps) {
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  if (shown !== q) {
    setShown(q)
    if (q !== typed.trim()) setTyped(q)
  }
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const words = event.currentTarget.value
    setTyped(words)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => onLook(words), TYPING_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    clearTimeout(resting.current)
    onLook(typed)
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
          aria-label="Search"
          className="absolute right-1 bottom-0.5 grid size-11 place-items-center rounded-md text-bone-2 hover:text-bone"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
      </form>
    </search>
  )
}

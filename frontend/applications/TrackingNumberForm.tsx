import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TRACKING_NUMBER_PATTERN } from '#contract/applications'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { CodeInput } from '#frontend/ui/forms/CodeInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { buildTrackingPath } from './build-tracking-path.ts'

/** Opens an application by its tracking number. */
export function TrackingNumberForm({ number: initialNumber = '' }: { number?: string }) {
  const [number, setNumber] = useState(initialNumber)
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (TRACKING_NUMBER_PATTERN.test(number)) {
      void navigate(buildTrackingPath(number))
    } else {
      setError(number ? 'A tracking number looks like TM-20261120-K7Q2M9XA.' : 'The tracking number is missing.')
      focusFirstError(form.current)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Follow an application" className="max-w-xl">
      <Field label="Tracking number" hint="You’ll find it in the email we sent you." error={error} required>
        <CodeInput
          value={number}
          onChange={(code) => {
            setNumber(code)
            setError('')
          }}
          placeholder="TM-"
          maxLength={24}
          name="trackingNumber"
        />
      </Field>
      <Button type="submit" variant="quiet" className="mt-4">
        Follow Application
      </Button>
    </form>
  )
}

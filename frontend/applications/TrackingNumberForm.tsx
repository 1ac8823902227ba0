import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TRACKING_NUMBER_PATTERN } from '#contract/applications'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { CodeInput } from '#frontend/ui/forms/CodeInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { buildTrackingPath } from './build-tracking-path.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Opens an application by its tracking number. */
export function TrackingNumberForm({ number: initialNumber = '' }: { number?: string }) {
  const t = useMessages(applications)
  const [number, setNumber] = useState(initialNumber)
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (TRACKING_NUMBER_PATTERN.test(number)) {
      void navigate(buildTrackingPath(number))
    } else {
      setError(number ? t('trackingFormat') : t('trackingMissing'))
      focusFirstError(form.current)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('followForm')} className="max-w-xl">
      <Field label={t('trackingNumber')} hint={t('trackingHint')} error={error} required>
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
        {t('follow')}
      </Button>
    </form>
  )
}

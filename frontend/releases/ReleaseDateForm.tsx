import { type FormEvent, useRef, useState } from 'react'
import { type PlannedRelease, updateRelease } from '#contract/catalog/releases'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { EDITION_QUERIES } from '#frontend/catalog/edition-queries.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getTimeZone, toLocalInput } from './local-time.ts'

interface ReleaseDateFormProps {
  editionId: string
  release: PlannedRelease | null
  onDone: () => void
}

/** The date and time of a release, in the artist's own time zone. */
export function ReleaseDateForm({ editionId, release, onDone }: ReleaseDateFormProps) {
  const [date, setDate] = useState(() => (release ? toLocalInput(release.releaseAt) : ''))
  const [isAnnounced, setAnnounced] = useState(release?.announced ?? true)
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const plan = useApiMutation(updateRelease, { refresh: EDITION_QUERIES })

  const showError = (message: string) => {
    setError(message)
    focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (plan.isPending) return
    // Without a zone: as the clocks here show it.
    const moment = new Date(date)
    if (!(moment.getTime() > Date.now())) {
      showError('Choose a date and a time that are still to come.')
      return
    }
    const body = { releaseAt: moment.toISOString(), timeZone: getTimeZone(), announced: isAnnounced }
    plan.mutate(
      { params: { id: editionId }, body },
      {
        onSuccess: ({ releaseAt }) => {
          createToast({ title: 'Date Set', description: `Out on ${formatDateTime(releaseAt)}.`, variant: 'success' })
          onDone()
        },
        onError: (failure) => showError(getErrorMessage(failure, 'We could not reach TuneMaker. Please try again.')),
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Release date" className="mt-6 grid gap-3">
      <Field label="Date and time" hint={`Your time zone: ${getTimeZone()}`} error={error} className="max-w-80">
        <TextInput
          type="datetime-local"
          value={date}
          onChange={(event) => {
            setDate(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
      <Checkbox
        label="Show its page before, with a countdown and the preview."
        checked={isAnnounced}
        onChange={(event) => setAnnounced(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" busy={plan.isPending} busyLabel="Saving...">
          {release ? 'Change the date' : 'Set the date'}
        </Button>
      </div>
    </form>
  )
}

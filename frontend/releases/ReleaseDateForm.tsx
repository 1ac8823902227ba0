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
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface ReleaseDateFormProps {
  editionId: string
  release: PlannedRelease | null
  onDone: () => void
}

/** The date and time of a release, in the artist's own time zone. */
export function ReleaseDateForm({ editionId, release, onDone }: ReleaseDateFormProps) {
  const t = useMessages(releaseMessages)
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
      showError(t('date.past'))
      return
    }
    const body = { releaseAt: moment.toISOString(), timeZone: getTimeZone(), announced: isAnnounced }
    plan.mutate(
      { params: { id: editionId }, body },
      {
        onSuccess: ({ releaseAt }) => {
          createToast({
            title: t('date.set'),
            description: t('date.out', { releaseAt: formatDateTime(releaseAt) }),
            variant: 'success',
          })
          onDone()
        },
        onError: (failure) => showError(getErrorMessage(failure, t('unreachable'))),
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('date.form')} className="mt-6 grid gap-3">
      <Field label={t('date.field')} hint={t('date.zone', { zone: getTimeZone() })} error={error} className="max-w-80">
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
        label={t('date.announce')}
        checked={isAnnounced}
        onChange={(event) => setAnnounced(event.currentTarget.checked)}
      />
      <div>
        <Button type="submit" busy={plan.isPending} busyLabel={t('saving')}>
          {release ? t('date.change') : t('date.setAction')}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { ADDRESS_MAX, ADDRESS_MIN, ADDRESS_PATTERN, updateArtistAddress } from '#contract/artists/addresses'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { type ArtistProfile, useSetCachedProfile } from './use-set-cached-profile.ts'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Sets the readable address of the artist's page. */
export function AddressForm({ profile }: { profile: ArtistProfile }) {
  const t = useMessages(artistProfile)
  const [name, setName] = useState(profile.address ?? '')
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const renew = useSetCachedProfile()
  const change = useApiMutation(updateArtistAddress)
  const typed = name.trim().toLowerCase()

  const refuse = (message: string) => {
    setError(message)
    focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    if (typed.length < ADDRESS_MIN || !ADDRESS_PATTERN.test(typed)) {
      refuse(t('address.invalid', { min: ADDRESS_MIN }))
      return
    }
    change.mutate(
      { body: { name: typed } },
      {
        onSuccess: (saved) => {
          renew({ ...profile, address: saved.name })
          setName(saved.name)
          createToast({
            title: t('address.saved'),
            description: profile.address ? t('address.savedMoved') : t('address.savedFirst'),
            variant: 'success',
          })
        },
        onError: (failure) => refuse(getErrorMessage(failure, t('address.unreachable'))),
      },
    )
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('address.label')} className="grid gap-4">
      <Field
        label={t('address.label')}
        hint={`${location.host}${paths.artist.href(typed || t('address.example'))}`}
        error={error || undefined}
      >
        <TextInput
          value={name}
          maxLength={ADDRESS_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('address.example')}
          onChange={(event) => {
            setError('')
            setName(event.currentTarget.value)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending} busyLabel={t('saving')}>
          {t('address.save')}
        </Button>
        {profile.address && (
          <CopyButton text={`${location.origin}${paths.artist.href(profile.address)}`} label={t('address.copy')} />
        )}
      </div>
    </form>
  )
}

import { Plus, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { BIO_MAX, LINKS_MAX, updateProfile } from '#contract/artists/profile'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { type ArtistProfile, useSetCachedProfile } from './use-set-cached-profile.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type LinkRow = { key: string; label: string; url: string }

const toLinkRows = (links: ArtistProfile['links']): LinkRow[] =>
  links.map((link) => ({ ...link, key: crypto.randomUUID() }))

export function ProfileTextForm({ profile }: { profile: ArtistProfile }) {
  const t = useMessages(artistProfile)
  const [bio, setBio] = useState(profile.bio)
  const [links, setLinks] = useState(() => toLinkRows(profile.links))
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const renew = useSetCachedProfile()
  const change = useApiMutation(updateProfile)

  const edit = (key: string, patch: Partial<LinkRow>) => {
    setError('')
    setLinks(links.map((link) => (link.key === key ? { ...link, ...patch } : link)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const written = links.filter((link) => link.label.trim() || link.url.trim())
    if (written.some((link) => !link.label.trim() || !/^https:\/\/\S+\.\S+/.test(link.url.trim()))) {
      setError(t('profile.linkInvalid'))
      focusFirstError(form.current)
      return
    }
    change.mutate(
      { body: { bio, links: written.map(({ label, url }) => ({ label, url })) } },
      {
        onSuccess: (saved) => {
          renew(saved)
          setBio(saved.bio)
          setLinks(toLinkRows(saved.links))
          createToast({ title: t('profile.saved'), description: t('profile.savedText'), variant: 'success' })
        },
        onError: (failure) => {
          setError(getErrorMessage(failure, t('unreachableTyped')))
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('profile.title')} className="grid gap-6">
      <Field label={t('profile.about')} hint={t('profile.aboutHint', { max: formatCount(BIO_MAX) })} optional>
        <TextArea value={bio} maxLength={BIO_MAX} onChange={(event) => setBio(event.currentTarget.value)} />
      </Field>
      {links.map((link, at) => (
        <div
          key={link.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
        >
          <Field label={t('profile.linkName', { n: at + 1 })}>
            <TextInput
              value={link.label}
              maxLength={60}
              onChange={(event) => edit(link.key, { label: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={t('profile.linkAddress', { n: at + 1 })}
            error={at === links.length - 1 ? error : undefined}
            className="max-sm:col-span-2 max-sm:row-start-2"
          >
            <TextInput
              value={link.url}
              maxLength={300}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              onChange={(event) => edit(link.key, { url: event.currentTarget.value })}
            />
          </Field>
          <Button
            variant="quiet"
            className="mt-7.5 min-h-12"
            onClick={() => {
              setError('')
              setLinks(links.filter((one) => one.key !== link.key))
            }}
            aria-label={t('profile.linkRemove', { n: at + 1 })}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      {links.length === 0 && error && (
        <p role="alert" className="text-sm text-lamp">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending} busyLabel={t('saving')}>
          {t('profile.save')}
        </Button>
        {links.length < LINKS_MAX && (
          <Button
            variant="quiet"
            onClick={() => setLinks([...links, { key: crypto.randomUUID(), label: '', url: '' }])}
          >
            <Plus aria-hidden="true" />
            {t('profile.addLink')}
          </Button>
        )}
      </div>
    </form>
  )
}

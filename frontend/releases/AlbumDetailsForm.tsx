import { type FormEvent, useRef } from 'react'
import { getOwnAlbum, STORY_MAX, updateAlbum } from '#contract/catalog/details'
import type { EndpointReply } from '#contract/http'
import { AlbumTrackList } from '#frontend/catalog/AlbumTrackList.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useSavedRelease } from './use-saved-release.ts'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const FIELD_OF_ERROR: Record<string, 'upc' | 'songIds' | undefined> = { 'upc-invalid': 'upc', 'other-songs': 'songIds' }

/** An album's title, order and words. Which songs are on it stays: copies of it may be sold. */
export function AlbumDetailsForm({ album }: { album: EndpointReply<typeof getOwnAlbum> }) {
  const t = useMessages(releaseMessages)
  const { title, story, storyLanguage, releaseNotes, upc, songs } = album
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, setErrors, change, changes, save, ...rest } = useSavedRelease(updateAlbum, {
    id: album.id,
    saved: { title, story, storyLanguage, releaseNotes, upc, songIds: songs.map(({ id }) => id) },
    readUrl: buildUrl(getOwnAlbum, { params: { id: album.id } }),
    fieldOf: (code) => FIELD_OF_ERROR[code],
  })
  const onError = () => focusFirstError(form.current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rest.isSaving || !rest.isChanged) return
    if (values.title.trim()) {
      save(changes, { onError })
    } else {
      setErrors({ title: t('album.titleMissing') })
      onError()
    }
  }
  const tracks = values.songIds.flatMap((id) => songs.find((song) => song.id === id) ?? [])

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('detailsOf', { title })} className="mt-6 grid gap-6">
      <Field label={t('album.title')} error={errors.title} required>
        <TextInput
          value={values.title}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <div>
        <h2 className="mb-2 text-sm font-semibold">{t('album.order')}</h2>
        <AlbumTrackList tracks={tracks} onChange={(songIds) => change({ songIds })} isOrderOnly />
        {errors.songIds && <p className="mt-2 text-sm text-lamp">{errors.songIds}</p>}
      </div>
      <Field label={t('story')} hint={t('album.storyHint')} optional>
        <TextArea
          value={values.story ?? ''}
          maxLength={STORY_MAX}
          onChange={(event) => change({ story: event.currentTarget.value || null })}
        />
      </Field>
      <Field label={t('album.notes')} hint={t('album.notesHint')} optional>
        <TextArea
          value={values.releaseNotes ?? ''}
          maxLength={STORY_MAX}
          onChange={(event) => change({ releaseNotes: event.currentTarget.value || null })}
        />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={t('album.language')} optional>
          <LanguageSelect value={values.storyLanguage} onChange={(code) => change({ storyLanguage: code })} />
        </Field>
        <Field label={t('album.upc')} hint={t('album.upcHint')} error={errors.upc} optional>
          <TextInput
            value={values.upc ?? ''}
            maxLength={40}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => change({ upc: event.currentTarget.value || null })}
          />
        </Field>
      </div>
      <SaveBar {...rest} error={errors.form} />
    </form>
  )
}

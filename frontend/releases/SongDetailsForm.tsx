import { type FormEvent, useRef } from 'react'
import {
  CREDITS_MAX,
  GENRES,
  getOwnSong,
  LYRICS_MAX,
  MOODS,
  type SongDetails,
  STORY_MAX,
  updateSong,
} from '#contract/catalog/details'
import type { EndpointReply } from '#contract/http'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useSavedRelease } from './use-saved-release.ts'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { music } from '#text/messages/catalogs/music/en'
import { GENRE_MESSAGES, MOOD_MESSAGES } from '#frontend/catalog/browsing/genre-messages.ts'

const DETAIL_NAMES = [
  'story',
  'storyLanguage',
  'lyrics',
  'credits',
  'isrc',
  'genre',
  'mood',
  'language',
  'explicit',
] as const satisfies (keyof SongDetails)[]

/** Everything an artist may say about a song. Nothing of it is required. */
export function SongDetailsForm({ song }: { song: EndpointReply<typeof getOwnSong> }) {
  const t = useMessages(releaseMessages)
  const saved = Object.fromEntries(DETAIL_NAMES.map((name) => [name, song[name]])) as SongDetails
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, change, changes, save, ...rest } = useSavedRelease(updateSong, {
    id: song.id,
    saved,
    readUrl: buildUrl(getOwnSong, { params: { id: song.id } }),
    fieldOf: (code) => (code === 'isrc-invalid' ? ('isrc' as const) : undefined),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!rest.isSaving && rest.isChanged) save(changes, { onError: () => focusFirstError(form.current) })
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t('detailsOf', { title: song.title })}
      className="mt-6 grid gap-6"
    >
      <Field label={t('story')} hint={t('song.storyHint')} optional>
        <TextArea
          value={values.story ?? ''}
          maxLength={STORY_MAX}
          onChange={(event) => change({ story: event.currentTarget.value || null })}
        />
      </Field>
      <Field label={t('song.lyrics')} optional>
        <TextArea
          rows={8}
          value={values.lyrics ?? ''}
          maxLength={LYRICS_MAX}
          onChange={(event) => change({ lyrics: event.currentTarget.value || null })}
        />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={t('song.language')} optional>
          <LanguageSelect instrumental value={values.language} onChange={(language) => change({ language })} />
        </Field>
        <Field label={t('song.storyLanguage')} optional>
          <LanguageSelect value={values.storyLanguage} onChange={(storyLanguage) => change({ storyLanguage })} />
        </Field>
        <Field label={t('song.genre')} optional>
          <ChoiceSelect
            options={GENRES}
            messages={GENRE_MESSAGES}
            value={values.genre}
            onChange={(genre) => change({ genre })}
          />
        </Field>
        <Field label={t('song.mood')} optional>
          <ChoiceSelect
            options={MOODS}
            messages={MOOD_MESSAGES}
            value={values.mood}
            onChange={(mood) => change({ mood })}
          />
        </Field>
      </div>
      <Field label={t('song.credits')} hint={t('song.creditsHint')} optional>
        <TextArea
          value={values.credits ?? ''}
          maxLength={CREDITS_MAX}
          onChange={(event) => change({ credits: event.currentTarget.value || null })}
        />
      </Field>
      <Field label={t('song.isrc')} hint={t('song.isrcHint')} error={errors.isrc} optional>
        <TextInput
          value={values.isrc ?? ''}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-72"
          onChange={(event) => change({ isrc: event.currentTarget.value || null })}
        />
      </Field>
      <Checkbox
        label={t('song.explicit')}
        checked={values.explicit}
        onChange={(event) => change({ explicit: event.currentTarget.checked })}
      />
      <SaveBar {...rest} error={errors.form} />
    </form>
  )
}

interface ChoiceSelectProps<Choice extends string> {
  options: readonly Choice[]
  messages: Record<Choice, keyof (typeof music)['messages']>
  value: string | null
  onChange: (value: string | null) => void
}

/** Genres and moods are stored in English and read in every language. */
function ChoiceSelect<Choice extends string>({ options, messages, value, onChange }: ChoiceSelectProps<Choice>) {
  const t = useMessages(releaseMessages)
  const tMusic = useMessages(music)
  return (
    <Select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
      <option value="">{t('notSaid')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {tMusic(messages[option])}
        </option>
      ))}
    </Select>
  )
}

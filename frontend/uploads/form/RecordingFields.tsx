import { X } from 'lucide-react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from './form-section-props.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface RecordingFieldsProps extends FormSectionProps {
  busy: boolean
  /** Number of songs in the release plan. */
  maxSongs: number
  chooseAudio: (file: File | undefined) => void
  addTracks: (files: File[]) => void
}

/** Recordings and titles: one song, or all songs of a release. */
export function RecordingFields({
  fields,
  errors,
  text,
  change,
  busy,
  maxSongs,
  chooseAudio,
  addTracks,
}: RecordingFieldsProps) {
  const t = useMessages(uploadMessages)
  const { more } = fields
  const retitle = (key: string, title: string) =>
    change({ more: more.map((track) => (track.key === key ? { ...track, title } : track)) }, 'more')
  const remove = (key: string) => change({ more: more.filter((track) => track.key !== key) }, 'more')
  return (
    <Section
      title={more.length > 0 ? t('recording.titleMany') : t('recording.title')}
      intro={maxSongs > 1 ? t('recording.intro', { maxSongs }) : undefined}
      layout="split"
    >
      <div className="grid gap-6">
        <Field label={t('recording.songTitle')} error={errors.songTitle} required>
          <TextInput {...text('songTitle')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={t('recording.audio')} hint={t('recording.once')} error={errors.audioFile} required>
          <FileDrop
            file={fields.audioFile}
            onChange={chooseAudio}
            {...(maxSongs > 1 ? { onExtraFiles: addTracks } : {})}
            accept=".mp3,.wav,.flac,audio/mpeg,audio/wav,audio/flac"
            note={t('recording.audioNote')}
            disabled={busy}
          />
        </Field>
        {more.length > 0 && (
          <ol aria-label={t('recording.further')} className="grid gap-5 border-t border-wall-3 pt-6" start={2}>
            {more.map((track, at) => (
              <li key={track.key} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
                <Field
                  label={t('recording.titleOf', { n: at + 2 })}
                  hint={track.audioFile.name}
                  error={track.title.trim() ? undefined : errors.more}
                  required
                >
                  <TextInput
                    value={track.title}
                    maxLength={200}
                    autoComplete="off"
                    onChange={(event) => retitle(track.key, event.currentTarget.value)}
                  />
                </Field>
                <Button
                  variant="quiet"
                  className="mt-7.5 min-h-12"
                  onClick={() => remove(track.key)}
                  aria-label={t('recording.remove', { name: track.audioFile.name })}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  )
}

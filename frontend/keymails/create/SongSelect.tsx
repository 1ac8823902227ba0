import { formatCount } from '#frontend/lib/format-number.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The option for a title that is not in the list. */
export const TYPED_TITLE = 'typed'

interface SongSelectProps {
  /** `label`: in place of the title, for an album. */
  songs: readonly { id: string; title: string; label?: string; free: number; copies: number }[]
  /** A song's or album's id, or TYPED_TITLE. */
  selected: string
  onSelect: (selected: string) => void
  title: string
  onTitleChange: (title: string) => void
  error: string | undefined
}

/** Selects one of the artist's songs or albums, or takes a typed title. */
export function SongSelect({ songs, selected, onSelect, title, onTitleChange, error }: SongSelectProps) {
  const t = useMessages(keymailMessages)
  const typed = selected === TYPED_TITLE
  return (
    <>
      {songs.length > 0 && (
        <Field label={t('song.label')} error={typed ? undefined : error}>
          <Select value={selected} onChange={(event) => onSelect(event.currentTarget.value)}>
            {songs.map((song) => (
              <option key={song.id} value={song.id}>
                {t('song.option', {
                  title: song.label ?? song.title,
                  free: formatCount(song.free),
                  copies: formatCount(song.copies),
                })}
              </option>
            ))}
            <option value={TYPED_TITLE}>{t('song.typed')}</option>
          </Select>
        </Field>
      )}
      {typed && (
        <Field label={t('song.title')} error={error} required>
          <TextInput
            value={title}
            maxLength={200}
            name="songTitle"
            autoComplete="off"
            onChange={(event) => onTitleChange(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  )
}

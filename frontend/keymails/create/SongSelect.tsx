import { formatCount } from '#frontend/lib/format-number.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'

/** The option for a title that is not in the list. */
export const TYPED_TITLE = 'typed'

interface SongSelectProps {
  songs: readonly { id: string; title: string; free: number; copies: number }[]
  /** A song's id, or TYPED_TITLE. */
  selected: string
  onSelect: (selected: string) => void
  title: string
  onTitleChange: (title: string) => void
  error: string | undefined
}

/** Selects one of the artist's songs, or takes a typed title. */
export function SongSelect({ songs, selected, onSelect, title, onTitleChange, error }: SongSelectProps) {
  const typed = selected === TYPED_TITLE
  return (
    <>
      {songs.length > 0 && (
        <Field label="Song" error={typed ? undefined : error}>
          <Select value={selected} onChange={(event) => onSelect(event.currentTarget.value)}>
            {songs.map((song) => (
              <option key={song.id} value={song.id}>
                {song.title} ({formatCount(song.free)} of {formatCount(song.copies)} not issued)
              </option>
            ))}
            <option value={TYPED_TITLE}>Type a title instead</option>
          </Select>
        </Field>
      )}
      {typed && (
        <Field label="Song title" error={error} required>
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

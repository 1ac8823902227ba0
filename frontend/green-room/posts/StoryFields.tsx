import type { Room } from '#contract/green-room'
import { TITLE_MAX } from '#contract/green-room/entries'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface StoryFieldsProps {
  title: string
  onTitleChange: (title: string) => void
  /** Empty if the story is about no particular song. */
  songId: string
  onSongChange: (songId: string) => void
  songs: Room['songs']
}

/** Title and song of a song story. */
export function StoryFields({ title, onTitleChange, songId, onSongChange, songs }: StoryFieldsProps) {
  const t = useMessages(greenRoom)
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2">
      <Field label={t('post.title')} optional>
        <TextInput value={title} maxLength={TITLE_MAX} onChange={(event) => onTitleChange(event.currentTarget.value)} />
      </Field>
      <Field label={t('post.song')} optional>
        <Select value={songId} onChange={(event) => onSongChange(event.currentTarget.value)}>
          <option value="">{t('post.noSong')}</option>
          {[...new Map(songs.map((song) => [song.id, song.title]))].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

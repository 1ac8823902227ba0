import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RoomState } from '#contract/green-room'
import { type Entry, POST_MAX, TITLE_MAX, updateEntry } from '#contract/green-room/entries'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { updateCachedEntry } from '#frontend/green-room/room-cache.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function EditPostDialog({ entry, state, onClose }: { entry: Entry; state: RoomState; onClose: () => void }) {
  const t = useMessages(greenRoom)
  const cache = useQueryClient()
  const [title, setTitle] = useState(entry.title)
  const [text, setText] = useState(entry.text)
  const edit = useApiMutation(updateEntry)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (edit.isPending) return
    edit.mutate(
      { params: { artistId: state.artistId, entryId: entry.id }, body: { title, text } },
      {
        onSuccess: (edited) => {
          updateCachedEntry(cache, { artistId: state.artistId, isArtist: state.me.access === 'artist' }, edited)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={t('post.edit')}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <Button type="submit" form={`edit-${entry.id}`} busy={edit.isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      }
    >
      <form id={`edit-${entry.id}`} onSubmit={save} noValidate className="space-y-4">
        {(entry.kind === 'story' || entry.title) && (
          <Field label={t('post.title')} optional>
            <TextInput value={title} maxLength={TITLE_MAX} onChange={(event) => setTitle(event.currentTarget.value)} />
          </Field>
        )}
        <Field label={t('post.body')} error={edit.isError && getErrorMessage(edit.error, t('post.editFailed'))}>
          <TextArea
            rows={7}
            value={text}
            maxLength={POST_MAX}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

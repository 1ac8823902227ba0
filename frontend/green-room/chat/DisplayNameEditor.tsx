import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DISPLAY_NAME_MAX } from '#contract/green-room/access'
import type { RoomState } from '#contract/green-room'
import { updateDisplayName } from '#contract/green-room/members'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { updateCachedRoomState } from '#frontend/green-room/room-cache.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** Shows the member's display name in this room and lets them change it. */
export function DisplayNameEditor({ state }: { state: RoomState }) {
  const t = useMessages(greenRoom)
  const { artistId, me } = state
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const update = useApiMutation(updateDisplayName)

  const changeOpen = (isOpen: boolean) => {
    setOpen(isOpen)
    update.reset()
    if (isOpen) setName(me.displayName ?? '')
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (update.isPending) return
    update.mutate(
      { params: { artistId }, body: { displayName: name } },
      {
        onSuccess: (member) => {
          updateCachedRoomState(cache, artistId, (cached) => ({
            ...cached,
            me: { ...cached.me, name: member.name, displayName: name.trim() || null },
          }))
          setOpen(false)
        },
      },
    )
  }
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-bone-3">
      <span>
        <RichText text={t('me.name', { name: me.name })} tags={{ name: <span className="text-bone" /> }} />
      </span>
      <Dialog
        title={t('me.title')}
        description={t('me.text')}
        open={open}
        onOpenChange={changeOpen}
        trigger={
          <button type="button" className="link min-h-11" disabled={me.muted}>
            {t('me.change')}
          </button>
        }
        actions={
          <Button type="submit" form="my-name" busy={update.isPending} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        }
      >
        <form id="my-name" onSubmit={save} noValidate>
          <Field
            label={t('name')}
            hint={t('me.hint')}
            error={update.isError && getErrorMessage(update.error, t('retryText'))}
          >
            <TextInput
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={DISPLAY_NAME_MAX}
              autoComplete="off"
            />
          </Field>
        </form>
      </Dialog>
    </p>
  )
}

import { MicOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { useMute } from './use-mute.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Mutes a member after confirmation. */
export function MuteButton({ artistId, memberId, name }: { artistId: string; memberId: string; name: string }) {
  const t = useMessages(greenRoom)
  const [open, setOpen] = useState(false)
  const mute = useMute(artistId)
  return (
    <Dialog
      title={t('mute.title', { name })}
      description={t('mute.text')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={t('mute.label', { name })}
          title={t('mute.label', { name })}
          className="grid size-9 shrink-0 place-items-center rounded-md text-bone-3 hover:bg-wall-3 hover:text-bone pointer-coarse:size-11"
        >
          <MicOff aria-hidden="true" className="size-4" />
        </button>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="quiet">{t('notNow')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={mute.isPending}
            busyLabel={t('mute.busy')}
            onClick={() => mute.set({ memberId, name, muted: true }, () => setOpen(false))}
          >
            {t('mute.do')}
          </Button>
        </>
      }
    />
  )
}

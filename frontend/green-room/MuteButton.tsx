import { MicOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { useMute } from './use-mute.ts'

/** Mutes a member after confirmation. */
export function MuteButton({ artistId, memberId, name }: { artistId: string; memberId: string; name: string }) {
  const [open, setOpen] = useState(false)
  const mute = useMute(artistId)
  return (
    <Dialog
      title={`Mute ${name}?`}
      description="They keep their copy, go on reading and listening, and can say nothing in this room until you let them again. You find them under Private."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={`Mute ${name}`}
          title={`Mute ${name}`}
          className="grid size-9 shrink-0 place-items-center rounded-md text-bone-3 hover:bg-wall-3 hover:text-bone pointer-coarse:size-11"
        >
          <MicOff aria-hidden="true" className="size-4" />
        </button>
      }
      actions={
        <>
          <DialogClose>
            <Button variant="quiet">Not now</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={mute.isPending}
            busyLabel="Muting..."
            onClick={() => mute.set({ memberId, name, muted: true }, () => setOpen(false))}
          >
            Mute
          </Button>
        </>
      }
    />
  )
}

import { MicOff } from 'lucide-react'
import { useState } from 'react'
import { listMembers, muteMember } from '#contract/green-room'
import { Button } from '#ui/Button'
import { Dialog, DialogClose } from '#ui/Dialog'
import { showToast } from '#ui/Toast'
import { getErrorMessage, useApiMutation } from '#web/api'

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

/** Mutes or unmutes a member and confirms it with a toast. */
export function useMute(artistId: string) {
  const call = useApiMutation(muteMember, { refresh: [listMembers] })
  const set = ({ memberId, name, muted }: { memberId: string; name: string; muted: boolean }, then?: () => void) =>
    call.mutate(
      { params: { artistId, memberId }, body: { muted } },
      {
        onSuccess: () => {
          showToast({ title: muted ? `${name} is muted` : `${name} may speak again` })
          then?.()
        },
        onError: (error) =>
          showToast({
            title: 'Nothing has changed',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
            variant: 'destructive',
          }),
      },
    )
  return { isPending: call.isPending, set }
}

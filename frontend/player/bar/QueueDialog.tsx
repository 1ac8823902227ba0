import { Repeat, Repeat1, Shuffle } from 'lucide-react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { getCurrentTrack, player } from '#frontend/player/player.ts'
import { TrackList } from '#frontend/player/TrackList.tsx'
import { usePlayer } from '#frontend/player/use-player.ts'

export const REPEAT_LABELS = { off: 'Repeat: off', all: 'Repeat: all', one: 'Repeat: this song' }

interface QueueDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What plays next, in its order, with the modes. */
export function QueueDialog({ open, onOpenChange }: QueueDialogProps) {
  const tracks = usePlayer((state) => state.tracks)
  const order = usePlayer((state) => state.order)
  const shuffle = usePlayer((state) => state.shuffle)
  const repeat = usePlayer((state) => state.repeat)
  const current = usePlayer(getCurrentTrack)
  const queue = order.flatMap((index) => tracks[index] ?? [])
  const RepeatIcon = repeat === 'one' ? Repeat1 : Repeat
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Queue"
      description={queue.length === 1 ? 'One song' : `${queue.length} songs`}
      actions={
        <Button
          variant="quiet"
          onClick={() => {
            onOpenChange(false)
            player.clear()
          }}
        >
          Clear the queue
        </Button>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-pressed={shuffle} onClick={player.toggleShuffle}>
          <Shuffle aria-hidden="true" />
          {shuffle ? 'Shuffle: on' : 'Shuffle: off'}
        </Button>
        <Button variant="quiet" onClick={player.toggleRepeat}>
          <RepeatIcon aria-hidden="true" />
          {REPEAT_LABELS[repeat]}
        </Button>
      </div>
      <TrackList
        tracks={queue}
        current={queue.findIndex((track) => track === current)}
        onSelect={(at) => player.goTo(order[at] ?? 0)}
      />
    </Dialog>
  )
}

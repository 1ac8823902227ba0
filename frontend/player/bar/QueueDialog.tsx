import { Repeat, Repeat1, Shuffle } from 'lucide-react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { player } from '#frontend/player/player.ts'
import { getCurrentTrack } from '#frontend/player/player-state.ts'
import { TrackList } from '#frontend/player/TrackList.tsx'
import { usePlayer } from '#frontend/player/use-player.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** What the button of each mode says; keys of the player's messages. */
export const REPEAT_KEYS = { off: 'repeat.off', all: 'repeat.all', one: 'repeat.one' } as const

interface QueueDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What plays next, in its order, with the modes. */
export function QueueDialog({ open, onOpenChange }: QueueDialogProps) {
  const t = useMessages(playback)
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
      title={t('queue')}
      description={t('songs', { songs: queue.length })}
      actions={
        <Button
          variant="quiet"
          onClick={() => {
            onOpenChange(false)
            player.clear()
          }}
        >
          {t('clear')}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-pressed={shuffle} onClick={player.toggleShuffle}>
          <Shuffle aria-hidden="true" />
          {shuffle ? t('shuffle.on') : t('shuffle.off')}
        </Button>
        <Button variant="quiet" onClick={player.toggleRepeat}>
          <RepeatIcon aria-hidden="true" />
          {t(REPEAT_KEYS[repeat])}
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

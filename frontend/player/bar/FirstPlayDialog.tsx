import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { player } from '#frontend/player/player.ts'
import { usePlayer } from '#frontend/player/use-player.ts'

/** Asks once, before the play that ends the right to give a copy away. */
export function FirstPlayDialog() {
  const track = usePlayer(({ asking, tracks }) => (asking === undefined ? undefined : tracks[asking]))
  return (
    <Dialog
      open={track !== undefined}
      onOpenChange={(open) => open || player.cancelFirstPlay()}
      title="Play this copy?"
      description={
        track &&
        `${track.label ? `${track.label} of “${track.title}”` : `“${track.title}”`} has not been played yet, so you can still give it away. Once it plays, it stays yours.`
      }
      actions={
        <>
          <Button variant="quiet" onClick={player.cancelFirstPlay}>
            Not now
          </Button>
          <Button onClick={player.confirmFirstPlay}>Play and keep it</Button>
        </>
      }
    />
  )
}

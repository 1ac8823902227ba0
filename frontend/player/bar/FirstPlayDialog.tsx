import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { player } from '#frontend/player/player.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Asks once, before the play that ends the right to give a copy away. */
export function FirstPlayDialog() {
  const t = useMessages(playback)
  const track = usePlayer(({ asking, tracks }) => (asking === undefined ? undefined : tracks[asking]))
  return (
    <Dialog
      open={track !== undefined}
      onOpenChange={(open) => open || player.cancelFirstPlay()}
      title={t('first.title')}
      description={track && t('first.text', { title: track.title, number: track.label ? `, ${track.label},` : '' })}
      actions={
        <>
          <Button variant="quiet" onClick={player.cancelFirstPlay}>
            {t('first.notNow')}
          </Button>
          <Button onClick={player.confirmFirstPlay}>{t('first.confirm')}</Button>
        </>
      }
    />
  )
}

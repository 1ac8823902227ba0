import { Pause, Play } from 'lucide-react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { player } from './player.ts'
import { getCurrentTrack } from './player-state.ts'
import { type PreviewSong, toPreviewTracks } from './to-preview-tracks.ts'
import { usePlayer } from './use-player.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface PlayAllButtonProps {
  songs: readonly PreviewSong[]
  label: string
  className?: string
}

/** Plays the previews of these songs one after the other. Nothing where there are none. */
export function PlayAllButton({ songs, label, className }: PlayAllButtonProps) {
  const t = useMessages(playback)
  const tracks = toPreviewTracks(songs)
  const src = usePlayer((state) => getCurrentTrack(state)?.src)
  const isCurrent = tracks.some((track) => track.src === src)
  const playing = usePlayer((state) => state.playing) && isCurrent
  if (tracks.length === 0) return null
  const Icon = playing ? Pause : Play
  return (
    <Button
      variant="quiet"
      className={className}
      onClick={() => (isCurrent ? player.toggle() : player.play('previews', tracks, 0))}
    >
      <Icon aria-hidden="true" fill="currentColor" />
      {playing ? t('pause') : label}
    </Button>
  )
}

import { Pause, Play } from 'lucide-react'
import { clsx } from 'clsx'
import { downloadPlayer } from './download-player.ts'
import { getCurrentTrack } from './player-state.ts'
import { type PreviewSong, toPreviewTracks } from './to-preview-tracks.ts'
import { usePlayer } from './use-player.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { ui } from '#text/messages/catalogs/ui/en'

interface PreviewButtonProps {
  song: PreviewSong
  /** What is heard after it, such as the list it stands in. */
  songs?: readonly PreviewSong[]
  className?: string
}

const RING_LENGTH = 2 * Math.PI * 22

/** Plays a song's preview; the ring shows the progress. Nothing where there is no preview. */
export function PreviewButton({ song, songs = [song], className = 'size-12' }: PreviewButtonProps) {
  const t = useMessages(ui)
  const src = song.previewUrl
  const isCurrent = usePlayer((state) => src !== null && getCurrentTrack(state)?.src === src)
  const playing = usePlayer((state) => state.playing) && isCurrent
  const played = usePlayer((state) => (isCurrent && state.duration > 0 ? state.time / state.duration : 0))
  if (src === null) return null
  const toggle = async () => {
    const tracks = toPreviewTracks(songs)
    const player = await downloadPlayer()
    if (isCurrent) player.toggle()
    else
      player.play(
        'previews',
        tracks,
        Math.max(
          0,
          tracks.findIndex((track) => track.id === song.id),
        ),
      )
  }
  return (
    <button
      type="button"
      // A phone plays only soon after a tap, so its code begins to load before the tap ends.
      onPointerEnter={() => void downloadPlayer()}
      onFocus={() => void downloadPlayer()}
      onClick={() => void toggle()}
      aria-label={t(playing ? 'preview.pause' : 'preview.play', { title: song.title })}
      className={clsx(
        'relative z-10 grid shrink-0 place-items-center rounded-full bg-brass text-brass-ink hover:bg-brass-light focus-visible:rounded-full',
        className,
      )}
    >
      {playing ? (
        <Pause aria-hidden="true" className="size-5" fill="currentColor" strokeWidth={0.5} />
      ) : (
        <Play aria-hidden="true" className="ml-0.5 size-5" fill="currentColor" />
      )}
      {isCurrent && played > 0 && (
        <svg viewBox="0 0 48 48" className="absolute -inset-1.5 -rotate-90" aria-hidden="true">
          <circle cx="24" cy="24" r="22" fill="none" stroke="var(--color-wall-4)" strokeWidth="2" />
          <circle
            cx="24"
            cy="24"
            r="22"
            fill="none"
            stroke="var(--color-brass-light)"
            strokeWidth="2.5"
            strokeDasharray={`${(played * RING_LENGTH).toFixed(2)} ${RING_LENGTH.toFixed(2)}`}
          />
        </svg>
      )}
    </button>
  )
}

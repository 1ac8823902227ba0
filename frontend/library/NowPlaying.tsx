import { Pause, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { paths } from '#frontend/lib/paths.ts'
import { player } from '#frontend/player/player.ts'
import { getCurrentTrack } from '#frontend/player/player-state.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The song in the player, wherever it was started. Nothing while the player is empty. */
export function NowPlaying() {
  const t = useMessages(boombox)
  const track = usePlayer(getCurrentTrack)
  const playing = usePlayer((state) => state.playing)
  const time = usePlayer((state) => Math.floor(state.time))
  if (!track) return null
  return (
    <Section title={t('playing.title')}>
      <div className="flex flex-wrap items-center gap-5 sm:gap-8">
        <div className="w-28 shrink-0 sm:w-36">
          <Cover id={track.id} url={track.coverUrl} />
        </div>
        <div className="min-w-0 grow basis-48">
          <Link to={paths.song.href(track.id)} className="poster text-poster-s break-words hover:text-brass-light">
            {track.title}
          </Link>
          <p className="mt-1 text-bone-2">
            {track.artist}
            {track.label && <span className="text-bone-3">, {track.label}</span>}
          </p>
          <p className="mt-1 text-sm text-bone-3 tabular-nums" aria-hidden="true">
            {formatDuration(time)}
          </p>
        </div>
        <button
          type="button"
          aria-label={t(playing ? 'pause' : 'play')}
          onClick={player.toggle}
          className="grid size-16 shrink-0 place-items-center rounded-full bg-brass text-brass-ink hover:bg-brass-light focus-visible:rounded-full"
        >
          {playing ? (
            <Pause aria-hidden="true" className="size-7" fill="currentColor" strokeWidth={0.5} />
          ) : (
            <Play aria-hidden="true" className="ml-1 size-7" fill="currentColor" />
          )}
        </button>
      </div>
    </Section>
  )
}

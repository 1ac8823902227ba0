import { Pause, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Library } from '#contract/library'
import { EntryTime } from './EntryTime.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { player } from '#frontend/player/player.ts'
import { getCurrentTrack } from '#frontend/player/player-state.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { LIBRARY_QUEUE } from './use-boombox.ts'
import { usePlayerTracks } from './use-player-tracks.ts'

/** What was heard last in this browser, to be heard again. With the library open it goes on with the rest of it. */
export function RecentlyHeard({ library: { active, tracks, recentlyHeard } }: { library: Library }) {
  const t = useMessages(boombox)
  const queue = usePlayerTracks(active ? tracks : recentlyHeard)
  const src = usePlayer((state) => (state.playing ? getCurrentTrack(state)?.src : undefined))
  const choose = (id: string, isPlaying: boolean) => {
    if (isPlaying) player.pause()
    else {
      player.play(
        active ? LIBRARY_QUEUE : 'heard',
        queue,
        queue.findIndex((track) => track.id === id),
      )
    }
  }
  return (
    <Section title={t('heard.title')}>
      {recentlyHeard.length === 0 && <p className="max-w-measure text-bone-2">{t('heard.none')}</p>}
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
        {recentlyHeard.map((track) => {
          const isPlaying = track.audioUrl === src
          return (
            <li key={track.id} className="min-w-0">
              <div className="relative">
                <Cover id={track.id} url={track.coverUrl} />
                <button
                  type="button"
                  aria-label={`${t(isPlaying ? 'pause' : 'play')}: ${track.title}`}
                  onClick={() => choose(track.id, isPlaying)}
                  className="absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-brass text-brass-ink shadow-lift hover:bg-brass-light focus-visible:rounded-full"
                >
                  {isPlaying ? (
                    <Pause aria-hidden="true" className="size-5" fill="currentColor" strokeWidth={0.5} />
                  ) : (
                    <Play aria-hidden="true" className="ml-0.5 size-5" fill="currentColor" />
                  )}
                </button>
              </div>
              <Link
                to={paths.song.href(track.id)}
                className="mt-3 line-clamp-2 min-h-6 font-semibold leading-snug hover:text-brass-light"
              >
                {track.title}
              </Link>
              <p className="text-sm text-bone-2">
                <Link
                  to={paths.artist.href(track.artistId)}
                  className="block min-h-6 truncate hover:text-bone hover:underline"
                >
                  {track.artistName}
                </Link>
              </p>
              <EntryTime at={track.heardAt} className="text-sm text-bone-3" />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

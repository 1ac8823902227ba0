import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { listSongs } from '#contract/catalog'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { PreviewButton } from '#frontend/player/PreviewButton.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { home } from '#text/messages/catalogs/home/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const listSongsEndpoint = { method: 'GET', path: '/api/songs' } as typeof listSongs

const SONG_COUNT = 6

/** The newest songs for sale, in a row with reserved height. */
export function SongsForSale() {
  const t = useMessages(home)
  const songs = useApiQuery(listSongsEndpoint, { query: { limit: SONG_COUNT } })
  return (
    <Section
      title={t('selling.title')}
      action={
        <Link to={paths.browseMusic.href} className="link inline-flex min-h-11 items-center">
          {t('selling.all')}
        </Link>
      }
    >
      {songs.isError && <SongsPlaceholder>{t('selling.unreadable')}</SongsPlaceholder>}
      {songs.data?.length === 0 && <SongsPlaceholder>{t('selling.empty')}</SongsPlaceholder>}
      {/* Scrolls horizontally on a phone. */}
      <ul
        aria-label={t('selling.list')}
        className="-mx-[clamp(1rem,4.4vw,4.5rem)] grid min-h-[19.5rem] auto-cols-[min(11.5rem,56vw)] grid-flow-col gap-5 overflow-x-auto overscroll-x-contain scroll-px-[clamp(1rem,4.4vw,4.5rem)] px-[clamp(1rem,4.4vw,4.5rem)] pb-3 lg:mx-0 empty:hidden lg:min-h-[20.75rem] lg:auto-cols-fr lg:overflow-visible lg:px-0"
      >
        {songs.data?.map((song) => (
          <li key={song.id} className="group relative flex min-w-0 flex-col">
            <div className="relative">
              <Cover id={song.id} url={song.coverUrl} className={song.soldOut ? 'opacity-60 grayscale' : ''} />
              <PreviewButton
                song={song}
                songs={songs.data}
                className="absolute! right-3 bottom-3 size-11 shadow-lift"
              />
            </div>
            <Link
              to={paths.song.href(song.id)}
              className="mt-3 line-clamp-2 min-h-6 leading-snug font-semibold -outline-offset-2 group-hover:text-brass-light after:absolute after:inset-0"
            >
              {song.title}
            </Link>
            <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm text-bone-2">
              <Link
                to={paths.artist.href(song.artistId)}
                className="relative z-10 min-h-6 max-w-full truncate hover:text-bone hover:underline"
              >
                {song.artist}
              </Link>
              <Money cents={Math.round(song.price * 100)} />
            </p>
            <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} className="mt-auto" />
          </li>
        ))}
        {songs.isPending &&
          Array.from({ length: SONG_COUNT }, (_, index) => (
            <li key={index}>
              <Skeleton className="aspect-square w-full" />
              <Skeleton className="mt-3 h-5 w-4/5" />
              <Skeleton className="mt-2 h-4 w-3/5" />
            </li>
          ))}
      </ul>
    </Section>
  )
}

const SongsPlaceholder = ({ children }: { children: ReactNode }) => (
  <p className="grid min-h-[19.5rem] place-items-center rounded-lg border border-dashed border-wall-4 px-6 text-center text-bone-2 lg:min-h-[20.75rem]">
    {children}
  </p>
)

import { Link } from 'react-router-dom'
import type { CatalogSong } from '#contract/catalog'
import { BuyCopyLink } from '#frontend/checkout/BuyCopyLink.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { PreviewButton } from '#frontend/player/PreviewButton.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Grid classes for a list of SongCards. */
export const SONG_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-9 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-6 sm:gap-y-12'

/** One song of the catalog. The whole card links to the song's page. `songs`: the list it stands in, heard after it. */
export function SongCard({ song, songs }: { song: CatalogSong; songs: readonly CatalogSong[] }) {
  const t = useMessages(music)
  return (
    <li className="relative flex min-w-0 flex-col">
      <div className="relative">
        <Cover id={song.id} url={song.coverUrl} className={song.soldOut ? 'opacity-55 grayscale-75' : ''} />
        {song.soldOut && (
          <span
            aria-hidden="true"
            className="poster absolute top-4 left-0 bg-vermilion px-3 py-1 text-lg leading-none text-paper uppercase"
          >
            {t('soldOut')}
          </span>
        )}
        <PreviewButton song={song} songs={songs} className="absolute! right-3 bottom-3 size-11 shadow-lift" />
      </div>
      <div className="mt-3.5 flex flex-wrap items-start justify-between gap-x-3">
        <h2 className="line-clamp-3 min-w-20 grow basis-[min-content] text-base leading-snug font-semibold">
          <Link to={paths.song.href(song.id)} className="after:absolute after:inset-0 hover:text-brass-light">
            {song.title}
          </Link>
        </h2>
        <Money
          cents={Math.round(song.price * 100)}
          className="shrink-0 leading-snug font-semibold text-brass-light tabular-nums"
        />
      </div>
      <p className="mt-0.5 text-sm text-bone-2">
        <Link to={paths.artist.href(song.artistId)} className="relative z-10 hover:text-bone hover:underline">
          {song.artist}
        </Link>
        {song.edition === 'album' && <span className="text-bone-3">{t('onAlbum', { album: song.editionTitle })}</span>}
      </p>
      <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} className="pt-3" />
      <BuyCopyLink
        editionId={song.editionId}
        openSale={song.openSale}
        title={song.editionTitle}
        className="mt-auto pt-3"
      />
    </li>
  )
}

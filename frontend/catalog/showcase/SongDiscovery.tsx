import { Link, useSearchParams } from 'react-router-dom'
import { type CatalogSong, listSongs } from '#contract/catalog'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatResultCount } from '#frontend/catalog/browsing/format-result-count.ts'
import { NoFittingSongs } from '#frontend/catalog/browsing/NoFittingSongs.tsx'
import { SongFilters } from '#frontend/catalog/browsing/SongFilters.tsx'
import { buildSongQuery, useSongFilter } from '#frontend/catalog/browsing/use-song-filter.ts'
import { BuyCopyLink } from '#frontend/checkout/BuyCopyLink.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { PreviewButton } from '#frontend/player/PreviewButton.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const SONG_COUNT = 12

export function SongDiscovery() {
  const t = useMessages(music)
  const [search] = useSearchParams()
  const { filter, isFiltered, change, clear } = useSongFilter()
  const { q } = filter
  const songs = useApiQuery(listSongs, { query: { ...buildSongQuery(filter), limit: SONG_COUNT } })
  const more = songs.data?.length === SONG_COUNT
  return (
    <Section title={t('showcase.discovery')} intro={t('discovery.intro')}>
      <SongFilters filter={filter} onChange={change} />
      <p role="status" className="mt-4 mb-6 min-h-6 text-sm text-bone-3">
        {songs.isPending
          ? t('browse.fetching')
          : songs.data &&
            (q || isFiltered
              ? formatResultCount({ songs: songs.data.length, more, filter, isFiltered }, t)
              : t('discovery.newest'))}
      </p>
      {songs.isError && (
        <ErrorState
          title={t('songsFailed')}
          message={getErrorMessage(songs.error, t('discovery.unreachable'))}
          onRetry={() => void songs.refetch()}
          busy={songs.isFetching}
        />
      )}
      {songs.data?.length === 0 &&
        (isFiltered ? <NoFittingSongs onClear={clear} /> : <NoSongs q={q} onShowNewest={() => change({ q: '' })} />)}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {songs.data?.map((song) => (
          <ShowcaseSong key={song.id} song={song} songs={songs.data} />
        ))}
      </ul>
      <p className="mt-8">
        <Link
          to={search.size > 0 ? `${paths.browseMusic.href}?${search}` : paths.browseMusic.href}
          className="link py-2"
        >
          {t('discovery.all')}
        </Link>
      </p>
    </Section>
  )
}

function NoSongs({ q, onShowNewest }: { q: string; onShowNewest: () => void }) {
  const t = useMessages(music)
  if (!q) return <EmptyState title={t('firstSongs')} message={t('discovery.emptyText')} />
  return (
    <EmptyState
      title={t('browse.nothing')}
      message={t('discovery.fewer')}
      action={
        <Button variant="quiet" onClick={onShowNewest}>
          {t('discovery.showNewest')}
        </Button>
      }
    />
  )
}

function ShowcaseSong({ song, songs }: { song: CatalogSong; songs: readonly CatalogSong[] }) {
  const t = useMessages(music)
  return (
    <li className="relative flex gap-4 rounded-lg border border-wall-3 bg-wall-1 p-4">
      <div className="w-24 shrink-0 sm:w-32">
        <Cover id={song.id} url={song.coverUrl} className={song.soldOut ? 'opacity-55 grayscale-75' : ''} />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="line-clamp-2 leading-snug font-semibold break-words">
              <Link to={paths.song.href(song.id)} className="hover:text-brass-light">
                {song.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-bone-2">
              <Link to={paths.artist.href(song.artistId)} className="hover:text-bone hover:underline">
                {song.artist}
              </Link>
            </p>
          </div>
          <PreviewButton song={song} songs={songs} />
        </div>
        <div className="mt-auto pt-3">
          <p className="mb-1 flex justify-between gap-3 text-sm">
            <Money cents={Math.round(song.price * 100)} className="font-semibold text-brass-light tabular-nums" />
            {song.previewUrl === null && <span className="text-bone-3">{t('discovery.previewSoon')}</span>}
          </p>
          <EditionMeter sold={song.copies - song.copiesLeft} of={song.copies} />
          <BuyCopyLink editionId={song.editionId} openSale={song.openSale} title={song.editionTitle} className="pt-3" />
        </div>
      </div>
    </li>
  )
}

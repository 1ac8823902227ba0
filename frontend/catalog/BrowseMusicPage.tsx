import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { listAlbums } from '#contract/catalog'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { AlbumList } from './AlbumList.tsx'
import { formatResultCount } from './browsing/format-result-count.ts'
import { NoFittingSongs } from './browsing/NoFittingSongs.tsx'
import { SongFilters } from './browsing/SongFilters.tsx'
import { useSongFilter } from './browsing/use-song-filter.ts'
import { SONG_GRID, SongCard } from './SongCard.tsx'
import { useCatalog } from './use-catalog.ts'
import { music } from '#text/messages/catalogs/music/en'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function BrowseMusicPage() {
  const t = useMessages(music)
  const { filter, isFiltered, change, clear } = useSongFilter()
  const songs = useCatalog(filter)
  // Requested together with the songs and shown with them: albums that load later would shift the songs.
  const albums = useAlbums(filter.q, !isFiltered)
  const listed = songs.data?.pages.flatMap((page) => page.songs) ?? []
  // The songs of the filter before stay until the next are there, but nothing of it says that there are none.
  const isPending =
    !songs.isError &&
    (songs.isPending || (songs.isPlaceholderData && listed.length === 0) || (!isFiltered && albums.isPending))
  const found = isPending ? [] : listed

  // The button that was pressed goes away; what it brought is read next.
  const status = useRef<HTMLParagraphElement>(null)
  const show = (reset: () => void) => {
    reset()
    status.current?.focus()
  }

  return (
    <>
      <PageHeader
        title={t('browseMusic')}
        lead={
          <RichText
            text={t('browse.lead')}
            tags={{ redeem: <Link to={paths.redeemKeymail.href} className="link" /> }}
          />
        }
      />
      <SongFilters filter={filter} onChange={change} />

      <p ref={status} role="status" tabIndex={-1} className="mt-6 mb-8 min-h-6 text-sm text-bone-3">
        {isPending || songs.isPlaceholderData
          ? t('browse.fetching')
          : songs.isSuccess &&
            formatResultCount({ songs: found.length, more: songs.hasNextPage, filter, isFiltered }, t)}
      </p>

      {isPending && <SongsSkeleton />}
      {songs.isError && (
        <ErrorState
          title={t('songsFailed')}
          message={getErrorMessage(songs.error, t('browse.unreachable'))}
          onRetry={() => void songs.refetch()}
          busy={songs.isFetching}
          className="mb-20"
        />
      )}
      {songs.isSuccess &&
        !isPending &&
        found.length === 0 &&
        (isFiltered ? (
          <NoFittingSongs onClear={() => show(clear)} />
        ) : filter.q ? (
          <NoResults words={filter.q} onShowAll={() => show(() => change({ q: '' }))} />
        ) : (
          <EmptyCatalog />
        ))}
      {songs.isSuccess && !isPending && !isFiltered && <AlbumList albums={albums.data ?? []} />}
      {found.length > 0 && (
        <ul className={`${SONG_GRID} transition-opacity ${songs.isPlaceholderData ? 'opacity-50' : ''}`}>
          {found.map((song) => (
            <SongCard key={song.id} song={song} songs={found} />
          ))}
        </ul>
      )}
      {songs.hasNextPage && (
        <div className="mt-14 text-center">
          <Button
            variant="quiet"
            size="large"
            onClick={() => void songs.fetchNextPage()}
            busy={songs.isFetchingNextPage}
            busyLabel={t('browse.fetchingMore')}
          >
            {t('browse.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Albums have neither genre nor mood, and no place among the songs. */
function useAlbums(q: string, enabled: boolean) {
  return useQuery({
    queryKey: [buildUrl(listAlbums, { query: { q } })],
    queryFn: ({ signal }) => sendRequest(listAlbums, { query: { q }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  })
}

function SongsSkeleton() {
  return (
    <div className={SONG_GRID}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3.5 h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-4 h-1 w-full" />
        </div>
      ))}
    </div>
  )
}

function NoResults({ words, onShowAll }: { words: string; onShowAll: () => void }) {
  const t = useMessages(music)
  return (
    <EmptyState
      title={t('browse.nothing')}
      message={t('browse.nothingText', { words })}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          {t('browse.all')}
        </Button>
      }
    />
  )
}

function EmptyCatalog() {
  const t = useMessages(music)
  return (
    <EmptyState
      title={t('firstSongs')}
      message={t('browse.emptyText')}
      action={
        <Button asChild>
          <Link to={paths.governanceInfo.href}>{t('howArtistsBegin')}</Link>
        </Button>
      }
    />
  )
}

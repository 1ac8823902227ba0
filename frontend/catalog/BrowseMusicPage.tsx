import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { listAlbums } from '#contract/catalog'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { SearchBox } from '#frontend/ui/forms/SearchBox.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { AlbumList } from './AlbumList.tsx'
import { SONG_GRID, SongCard } from './SongCard.tsx'
import { useCatalog } from './use-catalog.ts'
import { music } from '#text/messages/catalogs/music/en'
import type { Translate } from '#text/messages/catalog'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function BrowseMusicPage() {
  const t = useMessages(music)
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const songs = useCatalog(q)
  // Requested together with the songs and shown with them: albums that load later would shift the songs.
  const albums = useAlbums(q)
  const isPending = !songs.isError && (songs.isPending || albums.isPending)
  const found = isPending ? [] : (songs.data?.pages.flatMap((page) => page.songs) ?? [])

  const look = (words: string) => setSearch(words.trim() ? { q: words.trim() } : {}, { replace: true })

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
      <SearchBox label={t('browse.search')} value={q} onSearch={look} />

      <p role="status" className="mt-6 mb-8 min-h-6 text-sm text-bone-3">
        {isPending ? t('browse.fetching') : songs.isSuccess && formatResultCount(found.length, songs.hasNextPage, q, t)}
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
        (q ? <NoResults words={q} onShowAll={() => look('')} /> : <EmptyCatalog />)}
      {songs.isSuccess && !isPending && <AlbumList albums={albums.data ?? []} />}
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

function useAlbums(q: string) {
  return useQuery({
    queryKey: [buildUrl(listAlbums, { query: { q } })],
    queryFn: ({ signal }) => sendRequest(listAlbums, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  })
}

function formatResultCount(songs: number, more: boolean, q: string, t: Translate<(typeof music)['messages']>): string {
  if (songs === 0) return q ? t('browse.none', { q }) : ''
  if (q) return more ? t('browse.foundFirst', { songs, q }) : t('browse.found', { songs, q })
  return more ? t('browse.newestFirst', { songs }) : t('browse.newest', { songs })
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

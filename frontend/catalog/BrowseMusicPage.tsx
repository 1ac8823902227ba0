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

export function BrowseMusicPage() {
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
        title="Browse Music"
        lead={
          <>
            Every song here exists in a fixed number of copies. Some are on open sale: buy the next free one at once.
            The others are sold by Keymail, by the artist in person: ask for a code, then{' '}
            <Link to={paths.redeemKeymail.href} className="link">
              redeem it here
            </Link>
            .
          </>
        }
      />
      <SearchBox label="Song or artist" value={q} onSearch={look} />

      <p role="status" className="mt-6 mb-8 min-h-6 text-sm text-bone-3">
        {isPending ? 'Fetching the songs...' : songs.isSuccess && formatResultCount(found.length, songs.hasNextPage, q)}
      </p>

      {isPending && <SongsSkeleton />}
      {songs.isError && (
        <ErrorState
          title="Failed to fetch songs"
          message={getErrorMessage(
            songs.error,
            'We could not be reached. The songs are all still here; try again in a moment.',
          )}
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
            busyLabel="Fetching more..."
          >
            Show more
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

function formatResultCount(shown: number, more: boolean, q: string): string {
  const songs = shown === 1 ? '1 song' : `${shown} songs`
  if (shown === 0) return q ? `Nothing found for “${q}”.` : ''
  return `${more ? 'The first ' : ''}${songs}${q ? ` for “${q}”` : ', newest first'}`
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
  return (
    <EmptyState
      title="Nothing found"
      message={<>No song or artist starts with “{words}”. Try fewer letters; accents do not matter.</>}
      action={
        <Button variant="quiet" onClick={onShowAll}>
          Show all songs
        </Button>
      }
    />
  )
}

function EmptyCatalog() {
  return (
    <EmptyState
      title="The first songs are on their way"
      message="Nothing is for sale yet. Do you write songs yourself? Then this stage is yours."
      action={
        <Button asChild>
          <Link to={paths.governanceInfo.href}>How artists begin</Link>
        </Button>
      }
    />
  )
}

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { listAlbums, listSongs } from '#contract/songs'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import { ErrorState } from '#ui/FailedState'
import { PageHeader } from '#ui/PageHead'
import { SearchBox } from '#ui/SearchBox'
import { Skeleton } from '#ui/Skeleton'
import { buildUrl, sendRequest, sendRequestWithStatus, getErrorMessage } from '#web/api'
import { paths } from '#web/paths'
import { AlbumList } from './AlbumShelf.tsx'
import { SONG_GRID, SongCard } from './Sleeve.tsx'

const PAGE_SIZE = 24

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
            <Link to={paths.redeemKeymail} className="link">
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
            <SongCard key={song.id} song={song} />
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

/** The catalog in pages; the response's Link header carries the next cursor. */
function useCatalog(q: string) {
  return useInfiniteQuery({
    queryKey: [buildUrl(listSongs, { query: { q, limit: PAGE_SIZE } }), 'page by page'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { reply, headers } = await sendRequestWithStatus(listSongs, {
        query: { q, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      })
      return { songs: reply, next: parseNextCursor(headers.get('link')) }
    },
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    // Availability changes while the tab is in the background.
    staleTime: 30_000,
  })
}

function useAlbums(q: string) {
  return useQuery({
    queryKey: [buildUrl(listAlbums, { query: { q } })],
    queryFn: ({ signal }) => sendRequest(listAlbums, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  })
}

function parseNextCursor(link: string | null): string | undefined {
  const address = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
  return address ? (new URL(address, location.origin).searchParams.get('cursor') ?? undefined) : undefined
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
      title="Nobody here by that name"
      message={<>No song and no artist begins with “{words}”. Fewer letters find more, and accents do not matter.</>}
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
          <Link to={paths.governanceInfo}>How artists begin</Link>
        </Button>
      }
    />
  )
}

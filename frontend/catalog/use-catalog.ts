import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BROWSE_PAGE_SIZE, type CatalogSong, listSongs } from '#contract/catalog'
import { buildUrl, sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { buildSongQuery, type SongFilter } from './browsing/use-song-filter.ts'

/** The catalog in pages; the response's Link header carries the next cursor. */
export function useCatalog(filter: SongFilter) {
  const query = { ...buildSongQuery(filter), limit: BROWSE_PAGE_SIZE }
  const cache = useQueryClient()
  const url = buildUrl(listSongs, { query })
  return useInfiniteQuery({
    queryKey: [url, 'page by page'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { reply, headers } = await sendRequestWithStatus(listSongs, {
        query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      })
      return { songs: reply, next: parseNextCursor(headers.get('link')) }
    },
    getNextPageParam: (page) => page.next,
    // The songs that the page was rendered with; asked for again at once.
    initialData: () => {
      const songs = cache.getQueryData<CatalogSong[]>([url])
      // A cursor is the id of the song before.
      const next = songs?.length === BROWSE_PAGE_SIZE ? songs.at(-1)?.id : undefined
      return songs && { pages: [{ songs, next }], pageParams: [undefined] }
    },
    initialDataUpdatedAt: 0,
    placeholderData: keepPreviousData,
    // Availability changes while the tab is in the background.
    staleTime: 30_000,
  })
}

function parseNextCursor(link: string | null): string | undefined {
  const address = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
  return address ? (new URL(address, location.origin).searchParams.get('cursor') ?? undefined) : undefined
}

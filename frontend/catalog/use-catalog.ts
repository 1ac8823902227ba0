import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listSongs } from '#contract/catalog'
import { buildUrl, sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { buildSongQuery, type SongFilter } from './browsing/use-song-filter.ts'

const PAGE_SIZE = 24

/** The catalog in pages; the response's Link header carries the next cursor. */
export function useCatalog(filter: SongFilter) {
  const query = { ...buildSongQuery(filter), limit: PAGE_SIZE }
  return useInfiniteQuery({
    queryKey: [buildUrl(listSongs, { query }), 'page by page'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { reply, headers } = await sendRequestWithStatus(listSongs, {
        query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) },
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

function parseNextCursor(link: string | null): string | undefined {
  const address = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1]
  return address ? (new URL(address, location.origin).searchParams.get('cursor') ?? undefined) : undefined
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRevenue } from '#contract/revenue'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'

/** The artist's sales page by page; the first page's sums are of all sales. */
export function useRevenue() {
  return useInfiniteQuery({
    queryKey: [buildUrl(getRevenue)],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => sendRequest(getRevenue, { query: { after: pageParam }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

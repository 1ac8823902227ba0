import { QueryClient } from '@tanstack/react-query'

/** Responses to API calls, by URL, known before the application starts. */
export type InitialData = Record<string, unknown>

/**
 * A query client seeded with `known`. Seeded queries are marked stale, because prerendered data may be outdated or
 * incomplete, and are refetched once a component uses them.
 */
export function createQueryClient(known: InitialData = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  })
  for (const [address, reply] of Object.entries(known)) {
    cache.setQueryData([address], reply)
    void cache.invalidateQueries({ queryKey: [address], refetchType: 'none' })
  }
  return cache
}

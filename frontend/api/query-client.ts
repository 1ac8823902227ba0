import { QueryClient } from '@tanstack/react-query'

/** Responses to API calls, by URL, known before the application starts. */
export type InitialData = Record<string, unknown>

/**
 * A query client seeded with `initialData`. Seeded queries are marked stale, because prerendered data may be outdated or
 * incomplete, and are refetched once a component uses them.
 */
export function createQueryClient(initialData: InitialData = {}): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a connection requests fail at once, and pages say so; by default they would wait without a word. What
      // failed is fetched by itself when the connection returns.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  for (const [url, response] of Object.entries(initialData)) {
    queryClient.setQueryData([url], response)
    void queryClient.invalidateQueries({ queryKey: [url], refetchType: 'none' })
  }
  return queryClient
}

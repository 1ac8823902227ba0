import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary'
import { ToastHost } from '#ui/Toast'
import { App } from './routes.tsx'

interface HouseProps {
  /** What has been read. */
  cache: QueryClient
  /** Where the page stands: in a browser, or drawn ahead of one. */
  inRouter: (screens: ReactNode) => ReactNode
}

/** Everything that a page is. */
export function House({ cache, inRouter }: HouseProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={cache}>
        {inRouter(
          <>
            <ErrorBoundary>
              <App />
            </ErrorBoundary>
            <ToastHost />
          </>,
        )}
      </QueryClientProvider>
    </StrictMode>
  )
}

/** What calls answered before there was a page, by their addresses. */
export type Known = Record<string, unknown>

/** Begins with what is known; as that may be a moment old, or a part, it is asked for anew once the page lives. */
export function cacheOf(known: Known = {}): QueryClient {
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

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from '#ui/ErrorBoundary'
import { ToastHost } from '#ui/Toast'
import { AppRoutes } from './routes.tsx'

interface AppProps {
  queryClient: QueryClient
  /** Wraps the routes in a router: BrowserRouter in the browser, StaticRouter while prerendering. */
  renderRouter: (screens: ReactNode) => ReactNode
}

/** The application with its providers, the same in the browser and while prerendering. */
export function App({ queryClient, renderRouter }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {renderRouter(
          <>
            <ErrorBoundary>
              <AppRoutes />
            </ErrorBoundary>
            <ToastHost />
          </>,
        )}
      </QueryClientProvider>
    </StrictMode>
  )
}

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

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

export function emptyCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { ErrorBoundary } from '#frontend/ui/feedback/ErrorBoundary.tsx'
import { ToastHost } from '#frontend/ui/feedback/Toast.tsx'
import { AppRoutes } from './AppRoutes.tsx'

interface AppProps {
  queryClient: QueryClient
  /** Wraps the routes in a router: BrowserRouter in the browser, StaticRouter while prerendering. */
  renderRouter: (children: ReactNode) => ReactNode
}

/** The application with its providers, the same in the browser and while prerendering. */
export function App({ queryClient, renderRouter }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {renderRouter(
          <>
            <ErrorBoundary as="main">
              <AppRoutes />
            </ErrorBoundary>
            <ToastHost />
          </>,
        )}
      </QueryClientProvider>
    </StrictMode>
  )
}

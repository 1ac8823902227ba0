import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createQueryClient } from '#frontend/api/query-client.ts'
import { ToastHost } from '#frontend/ui/feedback/Toast.tsx'

/** Renders a component with the providers of the application. */
export function renderScreen(screen: ReactNode, path = '/') {
  let location = path
  const user = userEvent.setup({ delay: null })
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        {screen}
        <LocationReporter onChange={(next) => (location = next)} />
      </MemoryRouter>
      <ToastHost />
    </QueryClientProvider>,
  )
  return { user, ...view, getLocation: () => location }
}

function LocationReporter({ onChange }: { onChange: (path: string) => void }) {
  const { pathname, search } = useLocation()
  onChange(pathname + search)
  return null
}

import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeToast } from '#frontend/ui/feedback/Toast.tsx'

// By default a query gives up after a second, and a busy machine may take longer.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => {
  cleanup()
  closeToast()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

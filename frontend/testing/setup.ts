import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { closeToast } from '#frontend/ui/feedback/Toast.tsx'

afterEach(() => {
  cleanup()
  closeToast()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

import { useEffect } from 'react'

/** The page has its own files and data by then. What the service worker stores would compete with them. */
const REGISTRATION_DELAY_MS = 3_000

/**
 * Installs the service worker on pages of people who own copies. Visitors do without: it loads what they may never open.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    // Missing in private windows and, without HTTPS, everywhere but on this machine.
    if (!('serviceWorker' in navigator)) return
    // Whoever goes on to another page meanwhile gets it all the same.
    setTimeout(() => {
      navigator.serviceWorker
        .register('/service-worker.js')
        .catch((error: unknown) => console.debug('The service worker was not installed:', error))
    }, REGISTRATION_DELAY_MS)
  }, [])
}

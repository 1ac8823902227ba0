import { useEffect } from 'react'

/**
 * Installs the service worker on pages of people who own copies. Visitors do without: it loads what they may never open.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    // Missing in private windows and, without HTTPS, everywhere but on this machine.
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.debug('The service worker was not installed:', error))
  }, [])
}

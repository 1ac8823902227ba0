import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { waitForTranslations } from '#frontend/lib/messages/translations.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { downloadPage } from './download-page.ts'
import type { PageRoute } from './routes.ts'

/** A connection that was lost lets a download wait for minutes before it fails. */
const TIMEOUT_MS = 10_000
const RETRY_MS = 5_000

/**
 * A page whose code loads when it is first opened. Where that fails the page says so within the frame, and replaces
 * itself as soon as the code arrives. `lazy` alone would remember the failure until the next reload.
 */
export function createPage({ path, lazy: load }: PageRoute): LazyExoticComponent<ComponentType> {
  let loaded: ComponentType | undefined
  // Chromium remembers a failed import for as long as the document lives.
  let hasFailed = false

  async function getPage(): Promise<ComponentType> {
    // Where the browser knows that it is offline, no import fails for good. While prerendering there is no such state. A
    // service worker may have the file.
    if (typeof window !== 'undefined' && !navigator.onLine && !navigator.serviceWorker?.controller)
      throw new Error('There is no connection.')
    downloadPage(path)
    try {
      const { default: page } = await load()
      await waitForTranslations()
      return (loaded ??= page)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  function UnloadedPage() {
    const [Page, setPage] = useState(() => loaded)
    useEffect(() => {
      if (Page) return undefined
      let isCurrent = true
      let wasUnreachable = false
      const retry = async () => {
        if (hasFailed) {
          if (!(await isReachable())) wasUnreachable = true
          // A file that is still missing after a reload must not cause another one.
          else if (isCurrent && (wasUnreachable || !isReloaded())) location.reload()
          return
        }
        const page = await getPage().catch(() => undefined)
        if (isCurrent && page) setPage(() => page)
      }
      const retryNow = () => void retry()
      retryNow()
      const timer = setInterval(retryNow, RETRY_MS)
      addEventListener('online', retryNow)
      return () => {
        isCurrent = false
        clearInterval(timer)
        removeEventListener('online', retryNow)
      }
    }, [Page])
    return Page ? <Page /> : <PageUnavailable />
  }

  return lazy(async () => {
    const timeout = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => timeout.resolve(undefined), TIMEOUT_MS)
    const page = await Promise.race([getPage(), timeout.promise]).catch(() => undefined)
    clearTimeout(timer)
    return { default: page ?? UnloadedPage }
  })
}

function PageUnavailable() {
  const t = useMessages(shell)
  // Without a connection a reload would replace even the frame by the browser's own error page.
  const reload = async () => {
    if (await isReachable()) location.reload()
  }
  return (
    <div className="py-12 sm:py-20">
      <ErrorState
        isPageTitle
        title={t('unavailable.title')}
        message={t('unavailable.message')}
        retryLabel={t('unavailable.retry')}
        onRetry={() => void reload()}
      />
    </div>
  )
}

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Collector, getCollector } from '#contract/fine-art'
import { deleteSession } from '#contract/gkeys'
import { buildUrl, sendRequest, useApiQuery } from '#web/api'
import { publishSessionChange } from '#web/artist-session'
import { removeSessionItems, getSessionItem, setSessionItem } from '#web/session-keys'

/**
 * The signed-in collector. The cookie is authoritative; `collectorId` in session storage mirrors it for the screens.
 */
export function useCollector() {
  const asked = useApiQuery(getCollector)
  const { data } = asked
  useEffect(() => {
    if (!data) return
    if (data.collector) setSessionItem('collectorId', data.collector.collectorId)
    else removeSessionItems('collectorId')
  }, [data])
  return { collector: data?.collector, isPending: asked.isPending }
}

export function startCollectorSession(cache: QueryClient, collector: Collector): void {
  setSessionItem('collectorId', collector.collectorId)
  cache.setQueryData([buildUrl(getCollector)], { collector })
}

export const getStoredCollectorId = () => getSessionItem('collectorId')

/** Ends the browser's whole session, as every sign-out does: the artist's and the fan's too. */
export function useCollectorSignOut(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    await sendRequest(deleteSession)
    removeSessionItems('collectorId', 'gKeyId', 'artistData', 'fanData', 'paymentVerified', 'keymailCode')
    cache.clear()
    cache.setQueryData([buildUrl(getCollector)], { collector: null })
    await publishSessionChange(cache)
  }
}

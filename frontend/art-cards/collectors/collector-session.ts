import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Collector, getCollector } from '#contract/art-cards/collectors'
import { deleteSession } from '#contract/auth'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import {
  deletePersonalItems,
  deleteSessionItems,
  getSessionItem,
  updateSessionItem,
} from '#frontend/lib/session-storage.ts'

/**
 * The signed-in collector. The cookie is authoritative; `collectorId` in session storage mirrors it for the screens.
 */
export function useCollector() {
  const query = useApiQuery(getCollector)
  const { data } = query
  useEffect(() => {
    if (!data) return
    if (data.collector) updateSessionItem('collectorId', data.collector.collectorId)
    else deleteSessionItems('collectorId')
  }, [data])
  return { collector: data?.collector, isPending: query.isPending, error: query.error, retry: query.refetch }
}

export function startCollectorSession(cache: QueryClient, collector: Collector): void {
  updateSessionItem('collectorId', collector.collectorId)
  cache.setQueryData([buildUrl(getCollector)], { collector })
}

export const getStoredCollectorId = () => getSessionItem('collectorId')

/** Ends the browser's whole session, as every sign-out does: the artist's and the fan's too. */
export function useCollectorSignOut(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    await sendRequest(deleteSession)
    deletePersonalItems()
    cache.clear()
    cache.setQueryData([buildUrl(getCollector)], { collector: null })
    await publishSessionChange(cache)
  }
}

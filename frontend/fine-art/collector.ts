import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Collector, describeCollector } from '#contract/fine-art'
import { endSession } from '#contract/gkeys'
import { addressOf, call, useRead } from '#web/api'
import { announceSessionChange } from '#web/artist-session'
import { forget, recall, remember } from '#web/session-keys'

/**
 * The collector this browser is signed in as. The cookie decides; `collectorId` in the session storage is what the screens
 * remember, and follows it.
 */
export function useCollector() {
  const asked = useRead(describeCollector)
  const { data } = asked
  useEffect(() => {
    if (!data) return
    if (data.collector) remember('collectorId', data.collector.collectorId)
    else forget('collectorId')
  }, [data])
  return { collector: data?.collector, isPending: asked.isPending }
}

export function welcomeCollector(cache: QueryClient, collector: Collector): void {
  remember('collectorId', collector.collectorId)
  cache.setQueryData([addressOf(describeCollector)], { collector })
}

export const collectorIdKept = () => recall('collectorId')

/** Ends the whole session of this browser, as signing out does everywhere in the house. */
export function useLeave(): () => Promise<void> {
  const cache = useQueryClient()
  return async () => {
    await call(endSession)
    forget('collectorId', 'gKeyId', 'artistData', 'fanData', 'paymentVerified', 'keymailCode')
    cache.clear()
    cache.setQueryData([addressOf(describeCollector)], { collector: null })
    await announceSessionChange(cache)
  }
}

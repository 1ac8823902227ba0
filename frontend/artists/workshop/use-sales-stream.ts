import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { streamRevenue } from '#contract/revenue'
import { buildUrl } from '#frontend/api/api-client.ts'
import { subscribeToEvents } from '#frontend/lib/subscribe-to-events.ts'

/** What a payment or refund changes. */
const PREFIXES = ['/api/artist/', '/api/keymails', '/api/green-room']

/** Fetches what is on screen again whenever something was sold or refunded, while the artist is signed in. */
export function useSalesStream() {
  const cache = useQueryClient()
  useEffect(() => {
    let isFirst = true
    return subscribeToEvents({
      getUrl: () => buildUrl(streamRevenue),
      onMessage: () => {
        // The page has just fetched everything when the stream opens for the first time.
        if (!isFirst)
          void cache.invalidateQueries({
            predicate: ({ queryKey: [url] }) => PREFIXES.some((prefix) => String(url).startsWith(prefix)),
          })
        isFirst = false
      },
      onEnded: () => undefined,
      onStatusChange: () => undefined,
    })
  }, [cache])
}

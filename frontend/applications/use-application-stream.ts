import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getApplication, streamApplication } from '#contract/applications'
import { buildUrl } from '#frontend/api/api-client.ts'
import { subscribeToEvents } from '#frontend/lib/subscribe-to-events.ts'

/** While `on`, streams an application's changes into the query cache. Returns the state of the connection. */
export function useApplicationStream(trackingNumber: string, on: boolean): 'live' | 'waiting' {
  const cache = useQueryClient()
  const [line, setLine] = useState<'live' | 'waiting'>('waiting')
  useEffect(() => {
    if (!on) return undefined
    const params = { trackingNumber }
    const queryKey = [buildUrl(getApplication, { params })]
    return subscribeToEvents({
      getUrl: () => buildUrl(streamApplication, { params }),
      onMessage: (data) => cache.setQueryData(queryKey, JSON.parse(data)),
      onEnded: () => void cache.invalidateQueries({ queryKey }),
      onStatusChange: setLine,
    })
  }, [trackingNumber, on, cache])
  return on ? line : 'waiting'
}

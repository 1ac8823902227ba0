import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getApplication, streamApplication } from '#contract/applications'
import { buildUrl } from '#frontend/api/api-client.ts'
import { subscribeToEvents } from '#frontend/lib/subscribe-to-events.ts'

/** While `enabled`, streams an application's changes into the query cache. Returns the state of the connection. */
export function useApplicationStream(trackingNumber: string, enabled: boolean): 'live' | 'waiting' {
  const cache = useQueryClient()
  const [status, setStatus] = useState<'live' | 'waiting'>('waiting')
  useEffect(() => {
    if (!enabled) return undefined
    const params = { trackingNumber }
    const queryKey = [buildUrl(getApplication, { params })]
    return subscribeToEvents({
      getUrl: () => buildUrl(streamApplication, { params }),
      onMessage: (data) => cache.setQueryData(queryKey, JSON.parse(data)),
      onEnded: () => void cache.invalidateQueries({ queryKey }),
      onStatusChange: setStatus,
    })
  }, [trackingNumber, enabled, cache])
  return enabled ? status : 'waiting'
}

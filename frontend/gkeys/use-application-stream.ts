import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { describeApplication, followApplication } from '#contract/gkeys'
import { addressOf } from '#web/api'
import { keepLine } from '#web/live-line'

/** Keeps what the cache knows of an application up to date, for as long as `on`. Says whether the line is up. */
export function useApplicationStream(trackingNumber: string, on: boolean): 'live' | 'waiting' {
  const cache = useQueryClient()
  const [line, setLine] = useState<'live' | 'waiting'>('waiting')
  useEffect(() => {
    if (!on) return undefined
    const params = { trackingNumber }
    const queryKey = [addressOf(describeApplication, { params })]
    return keepLine({
      address: () => addressOf(followApplication, { params }),
      heard: (data) => cache.setQueryData(queryKey, JSON.parse(data)),
      ended: () => void cache.invalidateQueries({ queryKey }),
      turned: setLine,
    })
  }, [trackingNumber, on, cache])
  return on ? line : 'waiting'
}

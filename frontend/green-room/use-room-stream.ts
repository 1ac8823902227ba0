import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RoomEvent, type RoomState, streamRoom, listRooms } from '#contract/green-room'
import { buildUrl } from '#frontend/api/api-client.ts'
import { subscribeToEvents } from '#frontend/lib/subscribe-to-events.ts'
import { applyRoomEvent, getRoomStateKey, updateCachedMembers } from './room-cache.ts'

/** Delay before counts are refetched after an event; events within it share one refetch. */
const REFRESH_DELAY_MS = 1_200

/** Streams a room's events into the query cache while the room is on screen. Returns the state of the connection. */
export function useRoomStream(state: RoomState | undefined): 'live' | 'waiting' {
  const cache = useQueryClient()
  const [status, setStatus] = useState<'live' | 'waiting'>('live')
  const room = useRef(state)
  useEffect(() => {
    room.current = state
  })
  const artistId = state?.artistId

  useEffect(() => {
    if (!artistId || !room.current) return undefined
    let lastChange = room.current.lastChange
    let refreshTimer: ReturnType<typeof setTimeout> | undefined
    const scheduleRefresh = () => {
      refreshTimer ??= setTimeout(() => {
        refreshTimer = undefined
        void cache.invalidateQueries({ queryKey: getRoomStateKey(artistId) })
        void updateCachedMembers(cache, artistId)
      }, REFRESH_DELAY_MS)
    }
    const unsubscribe = subscribeToEvents({
      getUrl: () => buildUrl(streamRoom, { params: { artistId }, query: { after: lastChange } }),
      onMessage: (data, id) => {
        lastChange = Math.max(lastChange, id)
        if (room.current) applyRoomEvent(cache, room.current, JSON.parse(data) as RoomEvent)
        scheduleRefresh()
      },
      // Access was revoked: refetching the rooms lets the page decide what to show.
      onEnded: () => void cache.invalidateQueries({ queryKey: [listRooms.path] }),
      onStatusChange: setStatus,
    })
    return () => {
      clearTimeout(refreshTimer)
      unsubscribe()
    }
  }, [artistId, cache])
  return status
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RoomEvent, type RoomState, followRoom, listRooms } from '#contract/green-room'
import { addressOf } from '#web/api'
import { keepLine } from '#web/live-line'
import { applyEvent, membersKey, stateKey } from './room-cache.ts'

/** Numbers are counted anew this long after something happened. */
const RECOUNT_MS = 1_200

/** Keeps the room as it is now while it is on screen. Says whether the line is up. */
export function useRoomStream(state: RoomState | undefined): 'live' | 'waiting' {
  const cache = useQueryClient()
  const [line, setLine] = useState<'live' | 'waiting'>('live')
  const room = useRef(state)
  useEffect(() => {
    room.current = state
  })
  const artistId = state?.artistId

  useEffect(() => {
    if (!artistId || !room.current) return undefined
    let last = room.current.lastChange
    let recount: ReturnType<typeof setTimeout> | undefined
    const happened = () => {
      recount ??= setTimeout(() => {
        recount = undefined
        void cache.invalidateQueries({ queryKey: stateKey(artistId) })
        void cache.invalidateQueries({ queryKey: membersKey(artistId) })
      }, RECOUNT_MS)
    }
    const letGo = keepLine({
      address: () => addressOf(followRoom, { params: { artistId }, query: { after: last } }),
      heard: (data, id) => {
        last = Math.max(last, id)
        if (room.current) applyEvent(cache, room.current, JSON.parse(data) as RoomEvent)
        happened()
      },
      // The right to be here is gone: the page finds out which, and shows the way.
      ended: () => void cache.invalidateQueries({ queryKey: [listRooms.path] }),
      turned: setLine,
    })
    return () => {
      clearTimeout(recount)
      letGo()
    }
  }, [artistId, cache])
  return line
}

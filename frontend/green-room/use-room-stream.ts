import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RoomEvent, type RoomState, followRoom, listRooms } from '#contract/green-room'
import { addressOf } from '#web/api'
import { applyEvent, membersKey, stateKey } from './room-cache.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** Numbers are counted anew this long after something happened. */
const RECOUNT_MS = 1_200
/** A tab that nobody has looked at for this long lets its line go, and takes it up again where it was. */
const HIDDEN_MS = 5 * 60_000

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
    let source: EventSource | undefined
    let pauseMs = FIRST_PAUSE_MS
    let retry: ReturnType<typeof setTimeout> | undefined
    let recount: ReturnType<typeof setTimeout> | undefined
    let hiding: ReturnType<typeof setTimeout> | undefined
    let over = false

    const happened = () => {
      recount ??= setTimeout(() => {
        recount = undefined
        void cache.invalidateQueries({ queryKey: stateKey(artistId) })
        void cache.invalidateQueries({ queryKey: membersKey(artistId) })
      }, RECOUNT_MS)
    }
    const connect = () => {
      clearTimeout(retry)
      source?.close()
      const opened = new EventSource(addressOf(followRoom, { params: { artistId }, query: { after: last } }))
      source = opened
      opened.addEventListener('open', () => {
        pauseMs = FIRST_PAUSE_MS
        setLine('live')
      })
      opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
        last = Math.max(last, Number(lastEventId) || 0)
        if (room.current) applyEvent(cache, room.current, JSON.parse(data) as RoomEvent)
        happened()
      })
      opened.addEventListener('ended', () => {
        // The right to be here is gone: the page finds out which, and shows the way.
        over = true
        opened.close()
        void cache.invalidateQueries({ queryKey: [listRooms.path] })
      })
      opened.addEventListener('error', () => {
        if (over) return
        setLine('waiting')
        // The browser tries again by itself after a cut, not after a "no".
        if (opened.readyState !== EventSource.CLOSED) return
        retry = setTimeout(connect, pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      })
    }
    const look = () => {
      clearTimeout(hiding)
      if (document.hidden) hiding = setTimeout(() => source?.close(), HIDDEN_MS)
      else if (!over && source?.readyState === EventSource.CLOSED) connect()
    }
    connect()
    document.addEventListener('visibilitychange', look)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', look)
      for (const timer of [retry, recount, hiding]) clearTimeout(timer)
      source?.close()
    }
  }, [artistId, cache])
  return line
}

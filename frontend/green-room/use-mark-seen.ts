import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { Entry } from '#contract/green-room/entries'
import { listRoomNews, updateSeen } from '#contract/green-room'
import { sendRequest } from '#frontend/api/api-client.ts'
import { type EntryScope, updateCachedMembers, updateCachedRoomState } from './room-cache.ts'

const VISIBLE_MS = 800

/** Marks entries up to the newest as seen once the list has been visible for VISIBLE_MS. */
export function useMarkSeen(list: RefObject<HTMLElement | null>, scope: EntryScope, newest: Entry | undefined): void {
  const cache = useQueryClient()
  const marked = useRef(0)
  const { artistId, place: name, member } = scope
  const made = newest?.made ?? 0
  useEffect(() => {
    const element = list.current
    if (!element || made <= marked.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const markNewest = () => {
      if (document.hidden) return
      marked.current = made
      updateCachedRoomState(cache, artistId, (state) => ({ ...state, unseen: { ...state.unseen, [name]: 0 } }))
      sendRequest(updateSeen, {
        params: { artistId },
        body: { place: name, change: made, ...(member ? { member } : {}) },
      })
        .then(() => {
          void cache.invalidateQueries({ queryKey: [listRoomNews.path] })
          return member ? updateCachedMembers(cache, artistId) : undefined
        })
        // Not retried: the next entry marks again, and only an unseen count is off until then.
        .catch(() => undefined)
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(markNewest, VISIBLE_MS)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [list, made, artistId, name, member, cache])
}

import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { type Entry, markSeen } from '#contract/green-room'
import { call } from '#web/api'
import { type Where, changeState, membersKey } from './room-cache.ts'

const LOOKED_AT_MS = 800

/** Remembers that the newest entry of a place has been looked at: its part of the screen was in sight for a moment. */
export function useMarkSeen(place: RefObject<HTMLElement | null>, where: Where, newest: Entry | undefined): void {
  const cache = useQueryClient()
  const marked = useRef(0)
  const { artistId, place: name, member } = where
  const made = newest?.made ?? 0
  useEffect(() => {
    const element = place.current
    if (!element || made <= marked.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = () => {
      if (document.hidden) return
      marked.current = made
      changeState(cache, artistId, (state) => ({ ...state, unseen: { ...state.unseen, [name]: 0 } }))
      call(markSeen, { params: { artistId }, body: { place: name, change: made, ...(member ? { member } : {}) } })
        .then(() => (member ? cache.invalidateQueries({ queryKey: membersKey(artistId) }) : undefined))
        // Asked again with the next entry; nothing is lost but a number.
        .catch(() => undefined)
    }
    const eye = new IntersectionObserver(([seen]) => {
      clearTimeout(timer)
      if (seen?.isIntersecting) timer = setTimeout(mark, LOOKED_AT_MS)
    })
    eye.observe(element)
    return () => {
      eye.disconnect()
      clearTimeout(timer)
    }
  }, [place, made, artistId, name, member, cache])
}

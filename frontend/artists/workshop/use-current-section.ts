import { type ReactNode, useEffect, useState } from 'react'

export interface WorkshopSection {
  /** Anchor, as in /members-workshop#money. */
  id: string
  label: string
  content: ReactNode
}

/** Id of the last section whose top edge is in the upper third of the window. */
export function useCurrentSection(rooms: readonly WorkshopSection[]): string {
  const [present, setPresent] = useState(rooms[0]?.id ?? '')
  useEffect(() => {
    const look = () => {
      const passed = [...document.querySelectorAll<HTMLElement>('[data-room]')].filter(
        (room) => room.getBoundingClientRect().top < innerHeight / 3,
      )
      setPresent((passed.at(-1) ?? document.querySelector('[data-room]'))?.id ?? '')
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return present
}

import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'

export interface WorkshopSection {
  /** Anchor, as in /members-workshop#money. */
  id: string
  label: string
  content: ReactNode
}

/**
 * The workshop's panels in groups below a sticky navigation. The address names the current group, so that reloads, the
 * back button and links from elsewhere lead to the same place.
 */
export function WorkshopSections({ rooms }: { rooms: readonly WorkshopSection[] }) {
  useScrollToSection()
  const present = useCurrentSection(rooms)
  const strip = useRef<HTMLUListElement>(null)

  // On narrow screens the navigation scrolls to the current link.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href$="#${present}"]`)
    if (link && strip.current) strip.current.scrollTo({ left: link.offsetLeft - 24, behavior: 'smooth' })
  }, [present])

  return (
    <div className="[--section-top:5.5rem] [&_section[id]]:scroll-mt-20">
      <nav
        aria-label="Workshop"
        className="sticky top-0 z-20 mb-10 border-b border-wall-3 before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-10 before:bg-wall/95 before:backdrop-blur-sm print:hidden"
      >
        <ul ref={strip} className="relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {rooms.map((room) => (
            <li key={room.id} className="shrink-0">
              <Link
                to={`#${room.id}`}
                aria-current={room.id === present ? 'location' : undefined}
                className="-mb-px inline-flex min-h-13 items-center border-b-2 border-transparent px-3 font-semibold text-bone-3 -outline-offset-2 transition-colors hover:text-bone aria-[current=location]:border-brass aria-[current=location]:text-bone sm:px-4"
              >
                {room.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {rooms.map((room) => (
        <div key={room.id} id={room.id} data-room className="scroll-mt-20">
          {room.content}
        </div>
      ))}
    </div>
  )
}

/** Id of the last section whose top edge is in the upper third of the window. */
function useCurrentSection(rooms: readonly WorkshopSection[]): string {
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

/**
 * Scrolls to the section named in the address, such as /members-workshop#release-plan. Sections appear once the session
 * is known and move while panels above them load, so it repeats until nothing is fetching or the visitor scrolls.
 */
function useScrollToSection() {
  const { hash, key } = useLocation()
  const arriving = useIsFetching() > 0
  const arrived = useRef('')
  useEffect(() => {
    if (!hash || arrived.current === key) return undefined
    const stay = () => {
      arrived.current = key
    }
    // Runs after RootLayout has scrolled to the top.
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      if (!arriving) stay()
    })
    addEventListener('wheel', stay, { passive: true })
    addEventListener('touchmove', stay, { passive: true })
    addEventListener('keydown', stay)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('wheel', stay)
      removeEventListener('touchmove', stay)
      removeEventListener('keydown', stay)
    }
  }, [hash, key, arriving])
}

import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useCurrentSection, type WorkshopSection } from './use-current-section.ts'
import { useScrollToSection } from './use-scroll-to-section.ts'

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

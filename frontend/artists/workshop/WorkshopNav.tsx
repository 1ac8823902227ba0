import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { useSalesStream } from './use-sales-stream.ts'

const SECTIONS = [
  { path: paths.membersWorkshop, label: 'Home' },
  { path: paths.workshopReleases, label: 'Releases' },
  { path: paths.workshopKeymails, label: 'Keymails' },
  { path: paths.workshopSales, label: 'Sales' },
  { path: paths.workshopFans, label: 'Fans' },
  { path: paths.workshopRoom, label: 'Green Room' },
  { path: paths.workshopAccount, label: 'Account' },
] as const

/** Navigation between the workshop's pages, at the top of each of them while scrolling; keeps them up to date. */
export function WorkshopNav() {
  const { pathname } = useLocation()
  // The second of /members-workshop/releases/art-cards; the home page has none.
  const sectionPath = pathname.split('/').slice(0, 3).join('/')
  const strip = useRef<HTMLUListElement>(null)
  useSalesStream()

  // On narrow screens the strip scrolls to the current page.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href="${sectionPath}"]`)
    if (link && strip.current) strip.current.scrollTo({ left: link.offsetLeft - 24 })
  }, [sectionPath])

  return (
    <nav
      aria-label="Workshop"
      className="sticky top-0 z-20 mb-8 border-b border-wall-3 before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-10 before:bg-wall/95 before:backdrop-blur-sm print:hidden"
    >
      <ul ref={strip} className="relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {SECTIONS.map(({ path: { href }, label }) => (
          <li key={href} className="shrink-0">
            <NavLink
              to={href}
              end={href === paths.membersWorkshop.href}
              className="-mb-px inline-flex min-h-13 items-center border-b-2 border-transparent px-3 font-semibold text-bone-3 -outline-offset-2 transition-colors hover:text-bone aria-[current=page]:border-brass aria-[current=page]:text-bone sm:px-4"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { useSalesStream } from './use-sales-stream.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const SECTIONS = [
  { path: paths.membersWorkshop, label: 'nav.home' },
  { path: paths.workshopReleases, label: 'nav.releases' },
  { path: paths.workshopKeymails, label: 'nav.keymails' },
  { path: paths.workshopSales, label: 'nav.sales' },
  { path: paths.workshopFans, label: 'nav.fans' },
  { path: paths.workshopRoom, label: 'nav.room' },
  { path: paths.workshopAccount, label: 'nav.account' },
] as const

/** Navigation between the workshop's pages, at the top of each of them while scrolling; keeps them up to date. */
export function WorkshopNav() {
  const t = useMessages(workshop)
  const { pathname } = useLocation()
  // The second of /members-workshop/releases/art-cards; the home page has none.
  const sectionPath = pathname.split('/').slice(0, 3).join('/')
  const strip = useRef<HTMLUListElement>(null)
  useSalesStream()

  // On narrow screens the strip scrolls to the current page.
  useEffect(() => {
    // Addresses begin with the language.
    const link = strip.current?.querySelector<HTMLElement>(`[href$="${sectionPath}"]`)
    if (link && strip.current) strip.current.scrollTo({ left: link.offsetLeft - 24 })
  }, [sectionPath])

  return (
    <nav
      aria-label={t('nav.label')}
      className="sticky top-0 z-20 mb-8 border-b border-wall-3 before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-10 before:bg-wall/95 before:backdrop-blur-sm print:hidden"
    >
      <ul
        ref={strip}
        // Its end fades where more follow; after the last one there is room for that.
        className="relative flex scroll-px-8 gap-1 overflow-x-auto [scrollbar-width:none] max-sm:pr-10 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-3rem),#0000)]"
      >
        {SECTIONS.map(({ path: { href }, label }) => (
          <li key={href} className="shrink-0">
            <NavLink
              to={href}
              end={href === paths.membersWorkshop.href}
              className="-mb-px inline-flex min-h-13 items-center border-b-2 border-transparent px-3 font-semibold text-bone-3 -outline-offset-2 transition-colors hover:text-bone aria-[current=page]:border-brass aria-[current=page]:text-bone sm:px-4"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

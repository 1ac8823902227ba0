import { NavLink } from 'react-router-dom'

interface WorkshopTabsProps {
  /** The accessible name of the links. */
  label: string
  pages: readonly { href: string; label: string }[]
}

/** Links between the pages of one of the workshop's sections; the first is the section's own address. */
export function WorkshopTabs({ label, pages }: WorkshopTabsProps) {
  return (
    <nav aria-label={label} className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ href, label: text }) => (
          <li key={href}>
            <NavLink
              to={href}
              end
              className="inline-flex min-h-11 items-center rounded-md border border-rail px-4 text-sm font-semibold text-bone-2 transition-colors hover:border-bone-3 hover:text-bone aria-[current=page]:border-brass aria-[current=page]:bg-wall-2 aria-[current=page]:text-bone"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

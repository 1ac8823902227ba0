import { NavLink } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'

const LINKS = [
  [paths.fineArt.href, 'Fine art'],
  [paths.fineArtGallery.href, 'Gallery'],
  [paths.fineArtCollection.href, 'Your collection'],
  [paths.fineArtVerify.href, 'Verify'],
] as const

/** Navigation between the fine art pages. */
export function GalleryNav() {
  return (
    <nav aria-label="Fine art" className="pt-2 print:hidden sm:pt-4">
      <ul className="-mx-2 flex flex-wrap">
        {LINKS.map(([to, name]) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-bone-3 transition-colors hover:text-bone aria-[current=page]:text-bone aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 sm:px-3"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

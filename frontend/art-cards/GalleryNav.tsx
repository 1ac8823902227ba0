import { NavLink } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const LINKS = [
  [paths.fineArt.href, 'nav.label'],
  [paths.fineArtGallery.href, 'nav.gallery'],
  [paths.fineArtCollection.href, 'nav.collection'],
  [paths.fineArtVerify.href, 'nav.verify'],
] as const

/** Navigation between the fine art pages. */
export function GalleryNav() {
  const t = useMessages(fineArt)
  return (
    <nav aria-label={t('nav.label')} className="pt-2 print:hidden sm:pt-4">
      <ul className="-mx-2 flex flex-wrap">
        {LINKS.map(([to, label]) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-bone-3 transition-colors hover:text-bone aria-[current=page]:text-bone aria-[current=page]:underline aria-[current=page]:decoration-brass aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 sm:px-3"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { NavLink } from 'react-router-dom'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { CountBadge } from '#frontend/ui/display/CountBadge.tsx'
import { ownPlaceIcon, places } from './places.ts'
import { useOwnPlace } from './use-own-place.ts'

/** The places, at the bottom of a phone within reach of a thumb. The header shows them where there is room. */
export function BottomNavigation() {
  const t = useMessages(shell)
  const own = useOwnPlace()
  return (
    <nav
      aria-label={t('placesNavigation')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-wall-4 bg-wall-deep pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-(--bottom-bar) max-w-xl grid-cols-5">
        {[...places.map((place) => ({ ...place, unseen: 0 })), { ...own, icon: ownPlaceIcon }].map(
          ({ label, href, icon: Icon, unseen }) => (
            <li key={label} className="min-w-0">
              <NavLink
                to={href}
                className="relative grid h-full content-center justify-items-center gap-1 border-t-2 border-transparent text-xs font-semibold text-bone-2 -outline-offset-4 aria-[current=page]:border-brass aria-[current=page]:text-bone"
              >
                <Icon aria-hidden="true" className="size-5" />
                {/* Katakana is wide: five places share 320 px. */}
                <span className="max-w-full whitespace-nowrap [&:lang(ja)]:text-[0.625rem] [&:lang(ja)]:tracking-tight">
                  {t(label)}
                </span>
                {unseen > 0 && (
                  <span className="absolute top-1 left-1/2 ml-1.5">
                    <CountBadge count={unseen} label={t('unseen', { count: unseen })} />
                  </span>
                )}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

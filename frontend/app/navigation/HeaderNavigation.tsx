import { NavLink } from 'react-router-dom'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { CountBadge } from '#frontend/ui/display/CountBadge.tsx'
import { NavItem } from '#frontend/ui/layout/NavItem.tsx'
import { shell } from '#text/messages/catalogs/shell/en'
import { places } from './places.ts'
import { useOwnPlace } from './use-own-place.ts'

/** The header's links. On a phone the places are at the bottom instead, see BottomNavigation. */
export function HeaderNavigation() {
  const t = useMessages(shell)
  const own = useOwnPlace()
  return (
    <>
      {places.map(({ label, href }) => (
        <NavItem key={href} className="max-lg:hidden">
          <NavLink to={href}>{t(label)}</NavLink>
        </NavItem>
      ))}
      <NavItem>
        <NavLink to={paths.godfreyChat.href}>
          <Label full={t('askGodfrey')} short={t('askGodfreyShort')} />
        </NavLink>
      </NavItem>
      <NavItem className="max-lg:hidden">
        <NavLink to={own.href}>
          {t(own.label)}
          {own.unseen > 0 && (
            <span className="ml-2">
              <CountBadge count={own.unseen} label={t('unseen', { count: own.unseen })} />
            </span>
          )}
        </NavLink>
      </NavItem>
      <NavItem primary>
        <NavLink to={paths.gKeyLogin.href}>
          <Label full={t('members')} short={t('membersShort')} />
        </NavLink>
      </NavItem>
    </>
  )
}

/** A phone shows the short form, so that the header stays one row in every language; screen readers always say all of it. */
const Label = ({ full, short }: { full: string; short: string }) =>
  full === short ? (
    full
  ) : (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{full}</span>
    </>
  )

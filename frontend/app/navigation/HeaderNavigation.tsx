import { NavLink } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { NavItem } from '#frontend/ui/layout/NavItem.tsx'
import { places } from './places.ts'
import { useOwnPlace } from './use-own-place.ts'

/** The header's links. On a phone the places are at the bottom instead, see BottomNavigation. */
export function HeaderNavigation() {
  const own = useOwnPlace()
  return (
    <>
      {places.map(({ label, href }) => (
        <NavItem key={href} className="max-lg:hidden">
          <NavLink to={href}>{label}</NavLink>
        </NavItem>
      ))}
      <NavItem>
        <NavLink to={paths.godfreyChat.href}>Ask Godfrey</NavLink>
      </NavItem>
      <NavItem className="max-lg:hidden">
        <NavLink to={own.href}>{own.label}</NavLink>
      </NavItem>
      <NavItem primary>
        <NavLink to={paths.gKeyLogin.href}>Members</NavLink>
      </NavItem>
    </>
  )
}

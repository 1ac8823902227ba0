import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom'
import { NavItem } from '#ui/NavItem'
import { Page } from '#ui/Page'
import { PageFooter } from '#ui/PageFooter'
import { PageSkeleton } from '#ui/Skeleton'
import { Wordmark } from '#ui/Wordmark'
import { paths } from '#web/paths'

/** The house around every screen, the route's own or the one it is given: doors at the top, small doors at the bottom. */
export function SiteFrame({ children }: { children?: ReactNode }) {
  useFreshStart()
  useVisitCount()
  return (
    <Page
      home={
        <Link
          to={paths.home}
          aria-label="TuneMaker, home"
          className="inline-flex min-h-11 items-center text-brass hover:text-brass-light"
        >
          <Wordmark className="h-7 w-auto sm:h-9" />
        </Link>
      }
      nav={
        <>
          <NavItem>
            <NavLink to={paths.godfreyChat}>Ask Godfrey</NavLink>
          </NavItem>
          <NavItem lead>
            <NavLink to={paths.gKeyLogin}>Members</NavLink>
          </NavItem>
        </>
      }
      footer={
        <PageFooter note="Songs in limited editions, sold by the people who wrote them to the people who want them.">
          <Link to={paths.fineArt}>Fine Art</Link>
          <Link to={paths.ourStaff}>Our Staff</Link>
          <Link to={paths.contactUs}>Contact Us</Link>
          <Link to={paths.advertising}>Advertising</Link>
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>
          <Link to={paths.termsOfService}>Terms of Service</Link>
          <Link to={paths.requestCorrection}>Request a Correction</Link>
        </PageFooter>
      }
    >
      <Suspense fallback={<PageSkeleton />}>{children ?? <Outlet />}</Suspense>
    </Page>
  )
}

/** A new screen begins at its top, for the eye and for the screen reader. */
function useFreshStart() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Tells the house that a page was opened: nothing but that. Of the front door's three addresses one counts. */
function useVisitCount() {
  const { pathname } = useLocation()
  const page = pathname === '/' || pathname === paths.intro ? paths.home : pathname
  useEffect(() => {
    if (!page.startsWith('/admin')) navigator.sendBeacon('/api/visits')
  }, [page])
}

import { type ReactNode, Suspense, lazy, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#frontend/ui/feedback/ErrorBoundary.tsx'
import { PageLayout } from '#frontend/ui/layout/PageLayout.tsx'
import { PageFooter } from '#frontend/ui/layout/PageFooter.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { Wordmark } from '#frontend/ui/layout/Wordmark.tsx'
import { waitForTranslations } from '#frontend/lib/messages/translations.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { downloadPlayer } from '#frontend/player/download-player.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { BottomNavigation } from './navigation/BottomNavigation.tsx'
import { HeaderNavigation } from './navigation/HeaderNavigation.tsx'
import { useSearchKey } from './navigation/use-search-key.ts'

/** The page's own data and pictures have arrived by then. */
const PLAYER_DELAY_MS = 5_000

// Where its code does not arrive, the sound goes on without the bar.
const PlayerBar = lazy(() =>
  import('#frontend/player/bar/PlayerBar.tsx').then(
    async ({ PlayerBar: Bar }) => {
      await waitForTranslations()
      return { default: Bar }
    },
    () => ({ default: () => null }),
  ),
)

/** Header, footer and loading state around every page. Renders `children`, or the matched child route. */
export function RootLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const t = useMessages(shell)
  useScrollToTop()
  useVisitTracking()
  useSearchKey()
  return (
    <PageLayout
      home={
        <Link
          to={paths.home.href}
          aria-label={t('home')}
          className="inline-flex min-h-11 items-center text-brass hover:text-brass-light"
        >
          <Wordmark className="h-7 w-auto sm:h-9" />
        </Link>
      }
      nav={<HeaderNavigation />}
      bottomBar={
        <>
          <Player />
          <BottomNavigation />
          <HydrationEvent />
        </>
      }
      // Staff have their own navigation, and no use for the visitors'.
      footer={pathname === paths.adminDashboard.path ? undefined : <Footer />}
    >
      <ErrorBoundary as="div" resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          {children ?? <Outlet />}
          <HydrationEvent />
        </Suspense>
      </ErrorBoundary>
    </PageLayout>
  )
}

/** Announces that what stands around it responds, for who pressed a button before: frontend/public/deferred-hydration.js. */
function HydrationEvent() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

function Footer() {
  const t = useMessages(shell)
  return (
    <PageFooter note={t('footerNote')}>
      <Link to={paths.visitorInformation.href}>{t('howItWorks')}</Link>
      <Link to={paths.fineArt.href}>{t('fineArt')}</Link>
      <Link to={paths.virtualBoombox.href}>{t('musicLibrary')}</Link>
      <Link to={paths.verify.href}>{t('verifyCopy')}</Link>
      <Link to={paths.ourStaff.href}>{t('ourStaff')}</Link>
      <Link to={paths.contactUs.href}>{t('contactUs')}</Link>
      <Link to={paths.advertising.href}>{t('advertising')}</Link>
      <Link to={paths.privacyPolicy.href}>{t('privacyPolicy')}</Link>
      <Link to={paths.termsOfService.href}>{t('termsOfService')}</Link>
      <Link to={paths.requestCorrection.href}>{t('requestCorrection')}</Link>
      <Link to={paths.platformOverview.href}>{t('platformOverview')}</Link>
      <Link to={paths.studioLetter.href}>{t('studioLetter')}</Link>
      <Link to={paths.fanClubLetter.href}>{t('fanClubLetter')}</Link>
      <Link to={paths.godfreyDashboard.href}>{t('platformStatus')}</Link>
      <Link to={paths.beforeYouGo.href}>{t('beforeYouGo')}</Link>
      <Link to={paths.adminLogin.href}>{t('staff')}</Link>
    </PageFooter>
  )
}

/** Its code loads with the first sound, or soon after the page, so that the first sound does not wait for it. */
function Player() {
  useEffect(() => {
    const timer = setTimeout(() => void downloadPlayer().catch(() => undefined), PLAYER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const hasTracks = usePlayer((state) => state.tracks.length > 0)
  return hasTracks ? (
    <Suspense fallback={null}>
      <PlayerBar />
    </Suspense>
  ) : null
}

/** After navigation, scrolls to the top and moves focus to the main landmark. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/**
 * Reports each page view as a beacon without a payload, except on admin pages. The three addresses of the home page
 * count as one.
 */
function useVisitTracking() {
  const { pathname } = useLocation()
  const page = pathname === '/' || pathname === paths.intro.href ? paths.home.href : pathname
  useEffect(() => {
    if (!page.startsWith('/admin')) navigator.sendBeacon('/api/visits')
  }, [page])
}

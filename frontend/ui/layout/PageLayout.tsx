import type { ReactNode } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { shell } from '#text/messages/catalogs/shell/en'

interface PageLayoutProps {
  /** The wordmark with its link. */
  home: ReactNode
  /** Header links, see NavItem. */
  nav?: ReactNode
  /** See PageFooter. */
  footer?: ReactNode
  /** Fixed at the bottom of narrow windows, `--bottom-bar` high; the page ends above it. */
  bottomBar?: ReactNode
  /** A notice above the header, see Banner. */
  banner?: ReactNode
  children: ReactNode
}

/** The layout of every page: skip link, header, main, footer. */
export function PageLayout({ home, nav, footer, bottomBar, banner, children }: PageLayoutProps) {
  const t = useMessages(shell)
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip print:block print:min-h-0">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-brass px-4 py-3 font-semibold text-brass-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <BackgroundLight />
      {banner}
      <header className="gutter print:hidden">
        <div className="wide flex min-h-18 flex-wrap items-center gap-x-1 gap-y-1 py-3 sm:gap-x-3">
          {home}
          {/* Beside the logo where long words move the links to a row of their own. */}
          <LanguageSelect className="ml-auto lg:order-last lg:ml-0" />
          {nav && (
            <nav aria-label={t('mainNavigation')} className="flex items-center gap-1 sm:gap-2 lg:ml-auto">
              {nav}
            </nav>
          )}
        </div>
      </header>
      {/* Receives focus after navigation, so that screen readers start at the top. At least as tall as the window, so that the footer does not jump when the page loads. */}
      <main
        id="main"
        tabIndex={-1}
        className="gutter min-h-[calc(100dvh-4.5rem)] grow pb-24 outline-none sm:pb-32 print:min-h-0 print:p-0"
      >
        <div className="wide">{children}</div>
      </main>
      {footer}
      {bottomBar && (
        <>
          <div className="h-(--bottom-inset) shrink-0 bg-wall-deep print:hidden" />
          {bottomBar}
        </>
      )}
    </div>
  )
}

/** Two faint light sources in the background. */
function BackgroundLight() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 -z-10 h-[44rem] print:hidden"
      style={{
        background:
          'radial-gradient(60rem 26rem at 12% -8rem, #e2ae5221, transparent 70%), radial-gradient(52rem 30rem at 88% -14rem, #56d28412, transparent 70%), linear-gradient(180deg, var(--color-wall-1), transparent 90%)',
      }}
    />
  )
}

import type { ReactNode } from 'react'

interface PageProps {
  /** The wordmark inside its link. */
  home: ReactNode
  /** Header buttons, see NavItem. */
  nav?: ReactNode
  /** Columns of the footer, see PageFooter. */
  footer?: ReactNode
  /** One strip above everything, see Banner. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of every screen: skip link, header, main, footer. */
export function Page({ home, nav, footer, banner, children }: PageProps) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip print:block print:min-h-0">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-brass px-4 py-3 font-semibold text-brass-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 print:hidden"
      >
        Skip to content
      </a>
      <StageLight />
      {banner}
      <header className="gutter print:hidden">
        <div className="wide flex min-h-18 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
          {home}
          {nav && (
            <nav aria-label="Main" className="flex items-center gap-1 sm:gap-2">
              {nav}
            </nav>
          )}
        </div>
      </header>
      {/* Focus moves here after a change of screen, so a screen reader starts at the top of the new one.
          As tall as the window, so that the footer does not jump when a screen arrives. */}
      <main
        id="main"
        tabIndex={-1}
        className="gutter min-h-[calc(100dvh-4.5rem)] grow pb-24 outline-none sm:pb-32 print:min-h-0 print:p-0"
      >
        <div className="wide">{children}</div>
      </main>
      {footer}
    </div>
  )
}

/** Two lamps above the stage, far enough away to be felt rather than seen. */
function StageLight() {
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

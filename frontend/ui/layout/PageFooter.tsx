import type { ReactNode } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { Wordmark } from './Wordmark.tsx'

interface PageFooterProps {
  /** Links; each child is one anchor. */
  children: ReactNode
  /** One sentence below the wordmark. */
  note?: ReactNode
}

/** Wordmark and note on one side, secondary links on the other. */
export function PageFooter({ children, note }: PageFooterProps) {
  const t = useMessages(shell)
  return (
    <footer className="gutter border-t border-wall-3 bg-wall-deep print:hidden">
      <div className="wide grid gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <Wordmark className="h-7 w-auto text-bone-3" />
          {note && <p className="mt-4 max-w-[19rem] text-sm text-bone-3">{note}</p>}
        </div>
        <nav
          aria-label={t('footerNavigation')}
          className="grid grid-cols-2 content-start gap-x-8 text-sm leading-tight sm:grid-cols-3 [&>a]:flex [&>a]:min-h-11 [&>a]:items-center [&>a]:text-bone-2 [&>a]:underline-offset-4 [&>a:hover]:text-bone [&>a:hover]:underline"
        >
          {children}
        </nav>
      </div>
    </footer>
  )
}

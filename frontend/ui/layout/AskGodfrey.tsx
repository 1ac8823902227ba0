import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { shell } from '#text/messages/catalogs/shell/en'

/** The closing line of a content page, with a link to the chat. */
export function AskGodfrey({ children }: { children: ReactNode }) {
  const t = useMessages(shell)
  return (
    <aside aria-label={t('questions')} className="print:hidden">
      <hr className="rule" />
      <p className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 pt-6 text-bone-2">
        <span className="max-w-measure">{children}</span>
        <Link
          to={paths.godfreyChat.href}
          className="group inline-flex min-h-11 items-center gap-2.5 font-semibold text-brass-light"
        >
          <span className="underline decoration-1 underline-offset-[0.3em] group-hover:decoration-2">
            {t('chatWithGodfrey')}
          </span>
          <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
        </Link>
      </p>
    </aside>
  )
}

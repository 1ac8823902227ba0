import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'

/** The closing line of a content page, with a link to the chat. */
export function AskGodfrey({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Questions" className="print:hidden">
      <hr className="rule" />
      <p className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 pt-6 text-bone-2">
        <span className="max-w-measure">{children}</span>
        <Link
          to={paths.godfreyChat.href}
          className="group inline-flex min-h-11 items-center gap-2.5 font-semibold text-brass-light"
        >
          <span className="underline decoration-1 underline-offset-[0.3em] group-hover:decoration-2">
            Chat with Godfrey
          </span>
          <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
        </Link>
      </p>
    </aside>
  )
}

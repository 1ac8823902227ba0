import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export interface Chapter {
  id: string
  title: string
  body: ReactNode
}

/** A long text with a table of contents at its side, collapsed above the text on a phone. */
export function Article({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useMessages(ui)
  useScrollToHash()
  const contents = (
    <ol className="border-b border-wall-3 text-sm">
      {chapters.map(({ id, title }, at) => (
        <li key={id} className="border-t border-wall-3">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-3 py-1.5 leading-snug text-bone-2 hover:text-bone lg:min-h-9"
          >
            <span aria-hidden="true" className="w-5 shrink-0 text-bone-3 tabular-nums">
              {at + 1}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="grid gap-x-20 gap-y-12 pb-16 sm:pb-24 lg:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)] print:block">
      <nav aria-label={t('contents')} className="self-start lg:sticky lg:top-8 print:hidden">
        <details className="group rounded-md border border-wall-3 bg-wall-1 lg:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
            {t('contents')}
            <ChevronDown aria-hidden="true" className="size-5 text-brass transition-transform group-open:rotate-180" />
          </summary>
          <div className="px-4 pb-3">{contents}</div>
        </details>
        <div className="max-lg:hidden">{contents}</div>
      </nav>
      <div className="max-w-measure">
        {chapters.map(({ id, title, body }, at) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="scroll-mt-8 [&+section]:mt-14 print:[&+section]:mt-6"
          >
            <h2 id={`${id}-title`} className="poster text-poster-s print:break-after-avoid">
              <span aria-hidden="true" className="mr-3 text-brass tabular-nums">
                {at + 1}
              </span>
              {title}
            </h2>
            <Prose className="mt-4">{body}</Prose>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Scrolls to the chapter in the URL's hash, which does not exist yet when the browser itself looks for it. */
function useScrollToHash() {
  useEffect(() => {
    if (!location.hash) return
    // One frame later, because navigation scrolls to the top first.
    const frame = requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
}

import { type ReactNode, useEffect } from 'react'
import { cx } from './cx.ts'

interface PageHeadProps {
  title: ReactNode
  /** The browser tab; needed when `title` is not plain text. */
  tab?: string
  /** The way out, above the title: usually one anchor. */
  back?: ReactNode
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Stands beside the title on wide screens: a ticket, a number, a cover. */
  aside?: ReactNode
  size?: 'poster' | 'title'
  className?: string
}

/** A screen's title, hung like a bill: left, large, with room to its right. */
export function PageHead({ title, tab, back, lead, actions, aside, size = 'title', className }: PageHeadProps) {
  const name = tab ?? (typeof title === 'string' ? title : undefined)
  usePageTitle(name)
  return (
    <div className={cx('pt-6 pb-10 sm:pt-12 sm:pb-16 print:p-0 print:pb-4', className)}>
      {back && (
        <div className="mb-5 text-sm print:hidden [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:gap-2 [&>a]:text-bone-2 [&>a:hover]:text-bone">
          {back}
        </div>
      )}
      <div className={cx(Boolean(aside) && 'grid items-end gap-x-16 gap-y-12 lg:grid-cols-2')}>
        <div>
          <h1
            className={cx('poster', size === 'poster' ? 'max-w-[6.8em] text-poster-xl' : 'max-w-[9em] text-poster-l')}
          >
            {title}
          </h1>
          {lead && <p className="mt-6 max-w-measure text-lg text-bone-2 sm:mt-8">{lead}</p>}
          {actions && <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">{actions}</div>}
        </div>
        {aside && <div className="stage-beam relative min-w-0">{aside}</div>}
      </div>
    </div>
  )
}

/** Names the browser tab. Not a <title> element: the page came with one, and the first one in the document wins. */
export function usePageTitle(name: string | undefined) {
  useEffect(() => {
    if (name) document.title = `${name} · TuneMaker`
  }, [name])
}

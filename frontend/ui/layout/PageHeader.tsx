import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { usePageTitle } from './use-page-title.ts'

interface PageHeaderProps {
  title: ReactNode
  /** The browser tab's title; required if `title` is not plain text. */
  tabTitle?: string
  /** A back link above the title. */
  back?: ReactNode
  /** One or two sentences below the title. */
  lead?: ReactNode
  actions?: ReactNode
  /** Shown beside the title on wide screens: a ticket, a number, a cover. */
  aside?: ReactNode
  size?: 'poster' | 'title'
  className?: string
}

/** The page's title with its lead, actions and aside; also sets the tab title. */
export function PageHeader({
  title,
  tabTitle,
  back,
  lead,
  actions,
  aside,
  size = 'title',
  className,
}: PageHeaderProps) {
  const name = tabTitle ?? (typeof title === 'string' ? title : undefined)
  usePageTitle(name)
  return (
    <div className={clsx('pt-6 pb-10 sm:pt-12 sm:pb-16 print:p-0 print:pb-4', className)}>
      {back && (
        <div className="mb-5 text-sm print:hidden [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:gap-2 [&>a]:text-bone-2 [&>a:hover]:text-bone">
          {back}
        </div>
      )}
      <div className={clsx(Boolean(aside) && 'grid items-end gap-x-16 gap-y-12 lg:grid-cols-2')}>
        <div>
          <h1
            className={clsx('poster', size === 'poster' ? 'max-w-[6.8em] text-poster-xl' : 'max-w-[9em] text-poster-l')}
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

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { home } from '#text/messages/catalogs/home/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const COPYRIGHT_FILING_FAQ = 'https://www.copyright.gov/help/faq/'

/** Links to the five main areas: a wide one for listeners, four for writers. */
export function EntryLinks() {
  const t = useMessages(home)
  return (
    <Section title={t('entries.title')}>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-wall-3 bg-wall-3 sm:grid-cols-2 lg:grid-cols-4">
        <EntryLink to={paths.fanVisitorChoice.href} title={t('entries.fan')} wide>
          {t('entries.fanText')}
        </EntryLink>
        <EntryLink to={paths.governanceInfo.href} title={t('entries.tracker')}>
          {t('entries.trackerText')}
        </EntryLink>
        <EntryLink to={paths.uploadSongs.href} title={t('entries.upload')}>
          {t('entries.uploadText')}
        </EntryLink>
        <EntryLink href={COPYRIGHT_FILING_FAQ} title={t('entries.copyright')}>
          {t('entries.copyrightText')}
        </EntryLink>
        <EntryLink to={paths.generateIncome.href} title={t('entries.income')}>
          {t('entries.incomeText')}
        </EntryLink>
      </ul>
    </Section>
  )
}

type EntryLinkProps = { title: string; wide?: boolean; children: ReactNode } & ({ to: string } | { href: string })

function EntryLink({ title, wide = false, children, ...way }: EntryLinkProps) {
  const dress = `group flex h-full flex-col bg-wall-1 p-6 transition-colors -outline-offset-4 hover:bg-wall-2 sm:p-8 ${
    wide ? 'bg-[radial-gradient(70rem_24rem_at_80%_-30%,#e2ae5226,transparent)]' : 'min-h-52'
  }`
  const inside = (
    <>
      <div className={wide ? 'grid items-baseline gap-x-16 gap-y-3 lg:grid-cols-2' : 'grid gap-3'}>
        <h3 className={`poster ${wide ? 'text-poster-m' : 'text-poster-s'} group-hover:text-brass-light`}>{title}</h3>
        <p className={`text-bone-2 ${wide ? 'max-w-measure text-lg' : ''}`}>{children}</p>
      </div>
      <span className="mt-auto flex justify-end pt-6">
        <LinkIcon leaves={'href' in way} />
      </span>
    </>
  )
  return (
    <li className={wide ? 'sm:col-span-2 lg:col-span-4' : ''}>
      {'to' in way ? (
        <Link to={way.to} className={dress}>
          {inside}
        </Link>
      ) : (
        <a href={way.href} target="_blank" rel="noreferrer" className={dress}>
          {inside}
        </a>
      )}
    </li>
  )
}

/** A door icon, or an arrow if the link leaves the site. */
function LinkIcon({ leaves }: { leaves: boolean }) {
  const t = useMessages(home)
  if (leaves) {
    return (
      <>
        <span className="sr-only">{t('entries.newTab')}</span>
        <svg
          viewBox="0 0 28 28"
          className="size-7 text-brass"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="M8 20 20 8M10 8h10v10" />
        </svg>
      </>
    )
  }
  return (
    <svg
      viewBox="0 0 28 28"
      className="size-7 text-brass"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M7 25V4h14v21M3 25h22" />
      <path
        d="M7 4l9 3.5V25"
        className="origin-[25%_50%] fill-brass/20 transition-transform duration-300 group-hover:scale-x-[0.55]"
      />
    </svg>
  )
}

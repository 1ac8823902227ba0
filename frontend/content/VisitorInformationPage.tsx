import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Accordion } from '#frontend/ui/controls/Accordion.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { visitorInformation } from '#text/messages/catalogs/visitor-information/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

const QUESTIONS = [
  { title: 'scarcity.title', first: 'scarcity.1', second: 'scarcity.2' },
  { title: 'gKey.title', first: 'gKey.1', second: 'gKey.2' },
  { title: 'keymail.title', first: 'keymail.1', second: 'keymail.2' },
  { title: 'money.title', first: 'money.1', second: 'money.2' },
  { title: 'fans.title', first: 'fans.1', second: 'fans.2' },
] as const

export function VisitorInformationPage({ stayUpdated }: { stayUpdated: ReactNode }) {
  const t = useMessages(visitorInformation)
  const items = QUESTIONS.map(({ title, first, second }) => ({
    title: t(title),
    body: (
      <>
        <p>
          <RichText text={t(first)} tags={{ code: <span className="code whitespace-nowrap text-bone" /> }} />
        </p>
        <p className="mt-3">{t(second)}</p>
      </>
    ),
  }))
  return (
    <div className="grid gap-x-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="self-start lg:sticky lg:top-0">
        <ContentHeader
          title={t('title')}
          className="[&_h1]:text-poster-m sm:[&_h1]:text-poster-l lg:[&_h1]:max-w-[5em]"
          lead={t('lead')}
          actions={
            <Button asChild>
              <Link to={paths.visitorOverview.href}>
                <Download aria-hidden="true" />
                {t('download')}
              </Link>
            </Button>
          }
        />
      </div>
      <div className="pb-16 sm:pb-24 lg:pt-32">
        <Accordion items={items} headingLevel={2} />
        <nav aria-label={t('more')} className="mt-12">
          <ul className="flex flex-wrap gap-x-8">
            {RELATED_LINKS.map(([to, text]) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {stayUpdated}
      </div>
      <div className="lg:col-span-2">
        <AskGodfrey>{t('godfrey')}</AskGodfrey>
      </div>
    </div>
  )
}

const RELATED_LINKS = [
  [paths.start.href, 'link.start'],
  [paths.home.href, 'link.home'],
  [paths.fineArt.href, 'link.fineArt'],
  [paths.visitorOverview.href, 'link.overview'],
  [paths.beforeYouGo.href, 'link.beforeYouGo'],
] as const

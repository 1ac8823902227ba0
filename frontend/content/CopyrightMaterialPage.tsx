import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { copyrightGuide } from '#text/messages/catalogs/copyright-guide/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const COPYRIGHT_FILING_FAQ = 'https://www.copyright.gov/help/faq/'

export function CopyrightMaterialPage() {
  const t = useMessages(copyrightGuide)
  return (
    <>
      <ContentHeader title={t('copyright.title')} lead={t('copyright.lead')} />
      <div className="mb-16 grid overflow-hidden rounded-lg border border-wall-3 sm:mb-24 md:grid-cols-2">
        <CopyrightKind name={t('copyright.song')} covers={t('copyright.songCovers')}>
          {t('copyright.songText')}
        </CopyrightKind>
        <CopyrightKind name={t('copyright.recording')} covers={t('copyright.recordingCovers')}>
          {t('copyright.recordingText')}
        </CopyrightKind>
        <p className="border-t border-wall-3 bg-wall-1 px-6 py-4 text-bone-2 sm:px-9 md:col-span-2">
          {t('copyright.two')}
        </p>
      </div>

      <Section title={t('filing.title')} layout="split" intro={t('filing.intro')}>
        <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
          <Prose>
            <p>{t('filing.1')}</p>
            <p>{t('filing.2')}</p>
            <p>{t('filing.3')}</p>
            <p className="text-sm">{t('filing.noAdvice')}</p>
          </Prose>
          <aside aria-label={t('filing.aside')} className="self-start border-l-2 border-brass pl-6">
            <p className="poster text-poster-m whitespace-nowrap tabular-nums">$45-$85</p>
            <p className="mt-2 text-sm text-bone-2">{t('filing.fee')}</p>
            <a
              href={COPYRIGHT_FILING_FAQ}
              target="_blank"
              rel="noreferrer"
              className="link mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold print:after:content-[attr(href)]"
            >
              <span>
                {t('filing.faq')}
                <span className="sr-only"> {t('filing.faqNote')}</span>
              </span>
              <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
            </a>
          </aside>
        </div>
      </Section>

      <Section title={t('adds.title')} layout="split">
        <Prose>
          <p>{t('adds.text')}</p>
          <ul>
            <li>{t('adds.1')}</li>
            <li>{t('adds.2')}</li>
            <li>{t('adds.3')}</li>
            <li>{t('adds.4')}</li>
          </ul>
        </Prose>
        <Button size="large" asChild className="mt-9">
          <Link to={paths.governanceTracker.href}>{t('adds.get')}</Link>
        </Button>
      </Section>
      <AskGodfrey>{t('copyright.godfrey')}</AskGodfrey>
    </>
  )
}

const CopyrightKind = ({ name, covers, children }: { name: string; covers: string; children: ReactNode }) => (
  <div className="border-wall-3 bg-[radial-gradient(28rem_16rem_at_20%_-20%,#e2ae521f,transparent)] px-6 py-8 max-md:[&+&]:border-t sm:px-9 sm:py-11 md:[&+&]:border-l">
    <h2 className="poster text-poster-m">{name}</h2>
    <p className="mt-3 font-semibold text-brass-light">{covers}</p>
    <p className="mt-2 max-w-[28rem] text-bone-2">{children}</p>
  </div>
)

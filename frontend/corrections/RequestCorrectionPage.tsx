import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CorrectionForm } from './CorrectionForm.tsx'
import { CorrectionHistory } from './CorrectionHistory.tsx'
import { MistakeReportForm } from './MistakeReportForm.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export function RequestCorrectionPage() {
  const t = useMessages(correctionMessages)
  return (
    <>
      <ContentHeader title={t('page.title')} lead={t('page.lead')} />
      <div className="mb-16 grid gap-x-16 gap-y-12 sm:mb-24 md:grid-cols-2">
        <CorrectionKind title={t('instant.title')} when={t('instant.when')} borderClass="border-go">
          <li>{t('instant.songTitle')}</li>
          <li>{t('kind.price')}</li>
          <li>{t('kind.bio')}</li>
          <li>{t('kind.post')}</li>
          <li>{t('instant.email')}</li>
        </CorrectionKind>
        <CorrectionKind title={t('review.title')} when={t('review.when')} borderClass="border-brass">
          <li>{t('kind.gKey')}</li>
          <li>{t('kind.documents')}</li>
          <li>{t('review.payment')}</li>
          <li>{t('kind.keymail')}</li>
          <li>{t('review.revenue')}</li>
        </CorrectionKind>
      </div>

      <CorrectionPanel />

      <Section title={t('code.title')} layout="split" intro={t('code.intro')}>
        <dl className="flex max-w-[40rem] flex-wrap gap-x-1 gap-y-6 rounded-md bg-paper bg-[linear-gradient(105deg,#ffffff59,#fff0_45%,#00000012)] px-6 py-7 text-ink shadow-paper sm:flex-nowrap sm:px-9">
          <CodePart text="TM" dash>
            TuneMaker
          </CodePart>
          <CodePart text="20261120" dash>
            {t('code.date')}
          </CodePart>
          <CodePart text="K7Q2M9XA">{t('code.random')}</CodePart>
        </dl>
        <p className="mt-6 max-w-measure text-bone-2">{t('code.note')}</p>
      </Section>
      <AskGodfrey>{t('page.askGodfrey')}</AskGodfrey>
    </>
  )
}

const CorrectionKind = ({
  title,
  when,
  borderClass,
  children,
}: {
  title: string
  when: string
  borderClass: string
  children: ReactNode
}) => (
  <section className={`border-t-4 pt-6 ${borderClass} print:break-inside-avoid`}>
    <h2 className="poster text-poster-m">{title}</h2>
    <p className="mt-1 text-bone-2">{when}</p>
    <ul className="mt-6 text-lg [&>li]:border-t [&>li]:border-wall-3 [&>li]:py-2.5">{children}</ul>
  </section>
)

/** The correction form for artists who are signed in; a contact form for everybody else. */
function CorrectionPanel() {
  const t = useMessages(correctionMessages)
  const { artist, isPending } = useArtistSession()
  if (isPending) return <Skeleton className="mb-16 h-96" />
  if (!artist) {
    return (
      <Section title={t('tell.title')} layout="split" intro={t('tell.intro')}>
        <Prose>
          <p>
            <RichText text={t('tell.artists')} tags={{ link: <Link to={paths.gKeyLogin.href} /> }} />
          </p>
          <p>{t('tell.others')}</p>
        </Prose>
        <div className="mt-8">
          <MistakeReportForm />
        </div>
      </Section>
    )
  }
  if (artist.accountType === 'test') {
    return (
      <Banner title={t('evaluation.title')} className="mb-16">
        <RichText text={t('evaluation.text')} tags={{ link: <Link to={paths.godfreyChat.href} className="link" /> }} />
      </Banner>
    )
  }
  return (
    <>
      <Section title={t('panel.title')} layout="split" intro={t('panel.intro', { name: artist.artistName })}>
        <p className="mb-6 max-w-measure text-bone-2">
          <RichText text={t('panel.godfrey')} tags={{ link: <Link to={paths.godfreyChat.href} className="link" /> }} />
        </p>
        <CorrectionForm />
      </Section>
      <CorrectionHistory />
    </>
  )
}

/** One part of a Keymail code with its meaning below. */
const CodePart = ({ text, dash = false, children }: { text: string; dash?: boolean; children: ReactNode }) => (
  <div className="max-w-[13rem]">
    <dt className="code text-[clamp(1.25rem,5.2vw,1.75rem)] leading-tight font-medium whitespace-nowrap">
      {text}
      {dash && <span className="text-vermilion">-</span>}
    </dt>
    <dd className="mt-2 mr-5 border-t border-ink/40 pt-2 text-sm text-ink-2">{children}</dd>
  </div>
)

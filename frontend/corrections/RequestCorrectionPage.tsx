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

export function RequestCorrectionPage() {
  return (
    <>
      <ContentHeader
        title="Request a Correction"
        lead="Typos happen on stage, too. Small things are put right at once, by form or while you talk to Godfrey; for what touches rights or money, a person looks first."
      />
      <div className="mb-16 grid gap-x-16 gap-y-12 sm:mb-24 md:grid-cols-2">
        <CorrectionKind title="At once" when="by Godfrey, with an hour to take it back" borderClass="border-go">
          <li>A typo in a song title</li>
          <li>A price</li>
          <li>Your bio</li>
          <li>A post in your Green Room</li>
          <li>Your contact email; the old address is told</li>
        </CorrectionKind>
        <CorrectionKind title="After a look" when="by a person, within 24 to 48 hours" borderClass="border-brass">
          <li>Your G-Key ID</li>
          <li>Copyright documentation</li>
          <li>Another payment account</li>
          <li>A Keymail code</li>
          <li>Anything in the revenue history</li>
        </CorrectionKind>
      </div>

      <CorrectionPanel />

      <Section title="Reading a Keymail code" layout="split" intro="Its format is TM-YYYYMMDD-XXXXXXXX.">
        <dl className="flex max-w-[40rem] flex-wrap gap-x-1 gap-y-6 rounded-md bg-paper bg-[linear-gradient(105deg,#ffffff59,#fff0_45%,#00000012)] px-6 py-7 text-ink shadow-paper sm:flex-nowrap sm:px-9">
          <CodePart text="TM" dash>
            TuneMaker
          </CodePart>
          <CodePart text="20261120" dash>
            Year, month and day it was issued
          </CodePart>
          <CodePart text="K7Q2M9XA">Eight random capital letters or digits</CodePart>
        </dl>
        <p className="mt-6 max-w-measure text-bone-2">
          Codes are always in capitals. Watch out for O and 0, I and 1: all four are used. The tracking number of a
          G-Key application looks the same.
        </p>
      </Section>
      <AskGodfrey>Ready? Say it in your own words.</AskGodfrey>
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
  const { artist, isPending } = useArtistSession()
  if (isPending) return <Skeleton className="mb-16 h-96" />
  if (!artist) {
    return (
      <Section title="Tell us" layout="split" intro="Is it yours? Then it is put right at once.">
        <Prose>
          <p>
            If it is about your own songs or account, <Link to={paths.gKeyLogin.href}>sign in with your G-Key</Link>{' '}
            first, and the form for it appears here. Changes are made for the artist who is signed in and for nobody
            else.
          </p>
          <p>You hold no G-Key, but something here is wrong or is yours? Write it down, and a person looks at it.</p>
        </Prose>
        <div className="mt-8">
          <MistakeReportForm />
        </div>
      </Section>
    )
  }
  if (artist.accountType === 'test') {
    return (
      <Banner title="Evaluation mode" className="mb-16">
        What this G-Key shows belongs to everybody who evaluates, so nothing of it is changed.{' '}
        <Link to={paths.godfreyChat.href} className="link">
          Contact Godfrey to upgrade
        </Link>
        .
      </Banner>
    )
  }
  return (
    <>
      <Section title="Put it right" layout="split" intro={`For ${artist.artistName}, who is signed in.`}>
        <p className="mb-6 max-w-measure text-bone-2">
          Or say it to{' '}
          <Link to={paths.godfreyChat.href} className="link">
            Godfrey
          </Link>{' '}
          in any of his eight languages: “My song is called Blue Velvet, not Blue Velvit.” He shows you what he
          understood before he changes anything.
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

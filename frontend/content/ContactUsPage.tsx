import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'

const MAIL = 'hello@tunemaker.example'

export function ContactUsPage() {
  return (
    <>
      <ContentHeader
        title="Contact Us"
        lead="Two windows. One never closes; at the other a person reads every letter."
      />
      <div className="mb-16 grid gap-4 sm:mb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Link
          to={paths.godfreyChat.href}
          className="group relative isolate flex min-h-80 flex-col overflow-hidden rounded-lg border border-wall-4 bg-wall-deep p-7 transition-colors before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_150deg_at_72%_-4rem,transparent,#f7d89822_6deg,#f7d89830_44deg,transparent_52deg)] hover:border-rail sm:p-10 print:min-h-0"
        >
          <span className="text-sm font-semibold text-go-light">Open now, 24 hours a day, 7 days a week</span>
          <h2 className="poster mt-3 text-poster-l">Chat with Godfrey</h2>
          <p className="mt-5 max-w-[30rem] text-lg text-bone-2">
            Recommended, because it is quickest. He answers in eight languages, and passes on to a person what he cannot
            settle.
          </p>
          <span className="mt-auto flex items-center gap-2.5 pt-8 font-semibold text-brass-light">
            Ask your question
            <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
          </span>
        </Link>
        <div className="flex flex-col rounded-lg border border-wall-3 p-7 sm:p-10">
          <p className="text-sm font-semibold text-bone-2">Answered within 24 to 48 hours</p>
          <h2 className="poster mt-3 text-poster-m">Write a letter</h2>
          <p className="mt-5 text-bone-2">
            For anything that needs a person, or papers. Give your tracking number or Keymail code if you have one,
            never your whole G-Key.
          </p>
          <a
            href={`mailto:${MAIL}`}
            className="link mt-auto inline-flex min-h-11 items-center pt-6 text-lg font-semibold break-all"
          >
            {MAIL}
          </a>
        </div>
      </div>

      <Section title="What it is about" layout="split" intro="Some things are quicker to do than to ask.">
        <dl className="border-b border-wall-3">
          <Topic name="A Keymail that will not open">
            The <Link to={paths.redeemKeymail.href}>Keymail page</Link> says why. If the copy is already yours, it mails
            you a sign-in link.
          </Topic>
          <Topic name="A payment">
            Nothing is charged for a copy that is gone. If PayPal is slow, we keep asking, and you are let in when it
            answers, even with the browser closed.
          </Topic>
          <Topic name="A refund">
            You paid the artist, so ask the artist first.{' '}
            <Link to={`${paths.termsOfService.href}#refunds`}>What a refund changes</Link>
          </Topic>
          <Topic name="G-Keys and applications">
            Steps and price are under <Link to={paths.governanceInfo.href}>Governance Tracker</Link>. For a lost key,
            write from the address you applied with.
          </Topic>
          <Topic name="Something is wrong on a page">
            <Link to={paths.requestCorrection.href}>Request a Correction</Link> says what changes at once and what a
            person looks at.
          </Topic>
          <Topic name="Your data">
            What we keep and for how long is in the <Link to={paths.privacyPolicy.href}>Privacy Policy</Link>. Requests
            go to the address above.
          </Topic>
          <Topic name="Feature requests">
            Write what you tried to do and where it ended. That is more use to us than the name of a feature, and we
            answer these too.
          </Topic>
          <Topic name="Working together">
            Venues, studios, fan clubs: see <Link to={paths.advertising.href}>Advertising</Link>.
          </Topic>
        </dl>
      </Section>
    </>
  )
}

const Topic = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="gap-x-8 border-t border-wall-3 py-4 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:break-inside-avoid">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-bone-2 max-sm:mt-1 [&_a]:link">{children}</dd>
  </div>
)

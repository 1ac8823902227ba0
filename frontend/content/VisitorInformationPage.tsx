import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Accordion, type AccordionItem } from '#frontend/ui/controls/Accordion.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'

const QUESTIONS: readonly AccordionItem[] = [
  {
    title: 'What is Digital Scarcity?',
    body: (
      <>
        <p>
          A file can be copied for ever, so it is hard to sell. Here an artist decides how many copies of a song exist,
          from 1 to 10,000, and each one has its number, such as No. 7 of 100. The number is fixed when the code for it
          is made.
        </p>
        <p className="mt-3">
          When they are sold, they are sold. We cannot add one, and neither can the artist: once the first code is out,
          an edition can get smaller but never larger.
        </p>
      </>
    ),
  },
  {
    title: 'What is G-Key authentication?',
    body: (
      <>
        <p>
          Artists who sell here hold a Governance Tracker Key, or G-Key. They get it when their copyright papers have
          been compared with who they say they are, by Godfrey, our AI agent, and by a person where he is not sure. It
          is also the only way into the artists’ workshop.
        </p>
        <p className="mt-3">
          For you it means that the song comes from somebody who has shown that it is theirs. You need no key to look
          around.
        </p>
      </>
    ),
  },
  {
    title: 'What is a Keymail?',
    body: (
      <>
        <p>
          A code for one copy of a song or an album:{' '}
          <span className="code whitespace-nowrap text-bone">TM-20261120-K7Q2M9XA</span>, for instance. Artists hand
          them out by mail, at shows, on paper. You type it in, see artist, song and price, and pay with PayPal.
        </p>
        <p className="mt-3">A code works once. If somebody was faster, you are told so and not charged.</p>
      </>
    ),
  },
  {
    title: 'How do artists make money?',
    body: (
      <>
        <p>
          They set the price, and what you pay goes straight to the artist’s own PayPal account. TuneMaker takes nothing
          from the sale and never holds the money; PayPal takes its own fee.
        </p>
        <p className="mt-3">
          We live from other things: what artists pay for their G-Key and for uploading songs, and a Digital Music
          Library for $9.95.
        </p>
      </>
    ),
  },
  {
    title: 'What do fans get?',
    body: (
      <>
        <p>
          A numbered copy that plays in full, and the door to the artist’s Private Green Room. Both stay yours on any
          device: if you change phones, the Keymail page mails a sign-in link to the address you paid with.
        </p>
        <p className="mt-3">A full refund ends that access. A partial refund keeps it.</p>
      </>
    ),
  },
]

export function VisitorInformationPage({ stayUpdated }: { stayUpdated: ReactNode }) {
  return (
    <div className="grid gap-x-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="self-start lg:sticky lg:top-0">
        <ContentHeader
          title="Visitor Information Hub"
          className="[&_h1]:text-poster-m sm:[&_h1]:text-poster-l lg:[&_h1]:max-w-[5em]"
          lead="Five questions that most people ask first. You can read everything without an account."
          actions={
            <Button asChild>
              <Link to={paths.visitorOverview.href}>
                <Download aria-hidden="true" />
                Download Platform PDF
              </Link>
            </Button>
          }
        />
      </div>
      <div className="pb-16 sm:pb-24 lg:pt-32">
        <Accordion items={QUESTIONS} headingLevel={2} />
        <nav aria-label="Onwards" className="mt-12">
          <ul className="flex flex-wrap gap-x-8">
            {RELATED_LINKS.map(([to, text]) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {stayUpdated}
      </div>
      <div className="lg:col-span-2">
        <AskGodfrey>Another question? Godfrey answers in eight languages, day or night.</AskGodfrey>
      </div>
    </div>
  )
}

const RELATED_LINKS = [
  [paths.start.href, 'Start page'],
  [paths.home.href, 'New releases'],
  [paths.fineArt.href, 'The art gallery'],
  [paths.visitorOverview.href, 'Everything on one page'],
  [paths.beforeYouGo.href, 'Before you go'],
] as const

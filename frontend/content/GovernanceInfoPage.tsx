import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { Receipt } from './Receipt.tsx'

export function GovernanceInfoPage() {
  return (
    <>
      <ContentHeader
        title="Governance Tracker"
        lead="Before we release a song we need to know who owns it. The Governance Tracker is how we check. The G-Key is what you get once we have."
        actions={
          <Button size="large" asChild>
            <Link to={paths.governanceTracker.href}>Apply Now - Get Your G-Key</Link>
          </Button>
        }
        aside={
          <Receipt
            title="One G-Key"
            rows={[
              {
                label: 'Normally',
                value: (
                  <s>
                    <span className="sr-only">not </span>$100.00
                  </s>
                ),
              },
              { label: 'Limited-time offer', value: '50% off' },
              { label: 'Tax', value: 'as it applies to you' },
              { label: 'You pay once, before tax', value: '$50.00', sum: true },
            ]}
            note="Plus applicable tax. One-time, good for life, nothing to renew. Non-refundable."
            className="lg:rotate-[0.8deg]"
          />
        }
      />

      <Section
        title="From application to key"
        layout="split"
        intro="You can follow every step with your tracking number."
      >
        <ol>
          <Step number={1} title="You apply">
            Your legal name, your artist name, an email address, and what you have registered: titles, numbers, dates.
            You must be 18 or older and hold the rights yourself.
          </Step>
          <Step number={2} title="You confirm">
            You get a tracking number, such as{' '}
            <span className="code whitespace-nowrap text-bone">TM-20261120-K7Q2M9XA</span>, and a mail with a link. Open
            the link, so that we know the address is yours.
          </Step>
          <Step number={3} title="You pay">
            $50 through PayPal, plus applicable tax. The fee pays for the check and is non-refundable, so have your
            papers in order first.
          </Step>
          <Step number={4} title="We read your papers">
            Godfrey reads first: he compares your copyright document with what you wrote. When number, title, name and
            date fit, your key is on its way within minutes. Anything missing or unclear, and any picture, goes to a
            person, who answers within 24 to 48 hours.
          </Step>
          <Step number={5} title="Your G-Key comes by mail">
            We show it once and keep only its fingerprint, so nobody here can read it out to you. If it gets lost, write
            to us from the address you applied with. A person checks before a new one goes out.
          </Step>
        </ol>
      </Section>

      <Section title="What it opens" layout="split" intro="With a key you have a workshop of your own.">
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <Benefit name="Uploads">
            Release a recording in 1 to 10,000 copies. $25 for a song, down to $16 each when you bring nine or ten.
          </Benefit>
          <Benefit name="Keymails">One code for one copy, at your price. Hand them out however you like.</Benefit>
          <Benefit name="Your Private Green Room">
            The place backstage that your Keymail holders get into, and nobody else.
          </Benefit>
          <Benefit name="QR codes">Free for G-Key members, as many as you can stick on things.</Benefit>
          <Benefit name="The books">Every sale, PayPal’s fee on it, and what was refunded, to the cent.</Benefit>
          <Benefit name="The money">
            Fans pay straight into your own PayPal account. We take nothing from a sale and never hold your money.
          </Benefit>
        </dl>
      </Section>

      <Section title="What it is not" layout="split">
        <Prose>
          <p>
            A G-Key is not a copyright registration. You make that with your national office, before you apply; it costs
            $45 to $85 there. <Link to={paths.copyrightMaterial.href}>Copyright Your Material</Link> says how.
          </p>
          <p>
            It is not a record deal either. The songs stay yours, and we own no part of them. And do not lend it to
            anyone: whoever holds the key can act as you.
          </p>
          <p>
            Not sure yet? The <Link to={paths.gKeyLogin.href}>Members page</Link> lends out evaluation G-Keys. They open
            every room and cost nothing; only payments and real Keymails are switched off.
          </p>
        </Prose>
      </Section>
      <AskGodfrey>Not sure whether your papers will do? Tell Godfrey what you have.</AskGodfrey>
    </>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 border-t border-wall-3 py-6 first:border-0 first:pt-0 sm:grid-cols-[5.5rem_minmax(0,1fr)] print:break-inside-avoid">
      <span aria-hidden="true" className="poster text-poster-m text-brass">
        {number}
      </span>
      <div className="max-w-measure">
        <h3 className="text-xl font-semibold">{title}</h3>
        <p className="mt-1.5 text-bone-2">{children}</p>
      </div>
    </li>
  )
}

const Benefit = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="print:break-inside-avoid">
    <dt className="text-lg font-semibold">{name}</dt>
    <dd className="mt-1 text-bone-2">{children}</dd>
  </div>
)

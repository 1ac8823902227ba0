import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'

const COPYRIGHT_FILING_FAQ = 'https://www.copyright.gov/help/faq/'

export function CopyrightMaterialPage() {
  return (
    <>
      <ContentHeader
        title="Copyright Your Material"
        lead="A song is yours from the moment you write it down or record it. Registering it makes that provable, and we ask for it before you submit anything here."
      />
      <div className="mb-16 grid overflow-hidden rounded-lg border border-wall-3 sm:mb-24 md:grid-cols-2">
        <CopyrightKind name="The song" covers="Words, melody, chords">
          Belongs to whoever wrote it. Unless they agreed otherwise, two writers own it together, so name both.
        </CopyrightKind>
        <CopyrightKind name="The recording" covers="What came out of the microphones">
          Belongs to whoever performed, produced or paid for it, depending on what you agreed. Get that on paper before
          the session ends.
        </CopyrightKind>
        <p className="border-t border-wall-3 bg-wall-1 px-6 py-4 text-bone-2 sm:px-9 md:col-span-2">
          That makes two copyrights in every track. If you wrote it and recorded it yourself, both are yours, and often
          one registration covers the two.
        </p>
      </div>

      <Section title="Filing it" layout="split" intro="In the United States. Elsewhere, ask your own national office.">
        <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
          <Prose>
            <p>
              You file online with the U.S. Copyright Office: an account, a form, the fee, and a copy of the work. The
              form asks who wrote what and who owns it now. Answer it the way you would under oath, because you more or
              less are.
            </p>
            <p>
              The certificate may take months. Your registration still counts from the day on which the Office has all
              three: form, fee and copy. Keep the confirmation until the certificate comes.
            </p>
            <p>
              What you hand in with us is that certificate or confirmation, as PDF, JPG or PNG. It is stored privately,
              for the check and for nothing else.
            </p>
            <p className="text-sm">This is a musician’s summary and no legal advice. The Office’s own pages decide.</p>
          </Prose>
          <aside aria-label="Fee and external help" className="self-start border-l-2 border-brass pl-6">
            <p className="poster text-poster-m whitespace-nowrap tabular-nums">$45-$85</p>
            <p className="mt-2 text-sm text-bone-2">
              is what registration costs, depending on what you file and how. You pay it to the Office, not to us.
            </p>
            <a
              href={COPYRIGHT_FILING_FAQ}
              target="_blank"
              rel="noreferrer"
              className="link mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold print:after:content-[attr(href)]"
            >
              <span>
                Copyright Office filing FAQ<span className="sr-only"> (opens copyright.gov in a new tab)</span>
              </span>
              <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
            </a>
          </aside>
        </div>
      </Section>

      <Section title="What a G-Key adds" layout="split">
        <Prose>
          <p>
            Registration tells the world that the song is yours. A G-Key tells this house, and it is what lets you sell
            here.
          </p>
          <ul>
            <li>Your name and your papers have been compared before anything of yours goes on the wall.</li>
            <li>Each copy you sell carries its number, and there is never one more than you said.</li>
            <li>Only you can issue Keymails for your songs.</li>
            <li>It costs $50 once, plus applicable tax, instead of the normal $100. Non-refundable, good for life.</li>
          </ul>
        </Prose>
        <Button size="large" asChild className="mt-9">
          <Link to={paths.governanceTracker.href}>Get G-Key Access</Link>
        </Button>
      </Section>
      <AskGodfrey>Co-writers, samples, covers: ask before you file.</AskGodfrey>
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

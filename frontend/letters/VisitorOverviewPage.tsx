import { getLetter } from '#contract/letters'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { getSiteHost } from './get-site-host.ts'
import { letters } from '#text/messages/catalogs/letters/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The overview for visitors, with a sample Keymail. */
export function VisitorOverviewPage() {
  const t = useMessages(letters)
  const letter = getLetter('visitor', getSiteHost(), t)
  return (
    <LetterSheet name="visitor" letter={letter}>
      <p className="text-xl font-semibold print:text-[14pt]">{letter.greeting}</p>
      <div className="mt-3 grid max-w-measure gap-3 text-lg print:max-w-[150mm] print:gap-[1.5mm] print:text-[11.5pt]">
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mx-auto my-10 max-w-[34rem] print:my-[4mm] print:max-w-[119mm]">
        <TicketStub
          artist={t('sample.lovedArtist')}
          song={t('sample.lovedSong')}
          copy={7}
          of={100}
          price={750}
          stock="straw"
          className="sm:rotate-[0.8deg] print:rotate-0"
        />
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions" className="poster text-poster-s print:text-[17pt]">
          {letter.factsTitle}
        </h2>
        <dl className="mt-3">
          {letter.facts.map(({ label, value }) => (
            <div
              key={label}
              className="gap-x-8 border-t border-ink/30 py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid print:grid-cols-[58mm_minmax(0,1fr)] print:py-[1.6mm]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="mt-8 border-t border-ink/30 pt-4 text-lg font-semibold print:mt-0 print:text-[12pt]">
        {letter.closing}
      </p>
    </LetterSheet>
  )
}

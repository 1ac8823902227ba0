import { getLetter } from '#contract/letters'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { LetterBody } from './LetterBody.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { getSiteHost } from './get-site-host.ts'
import { letters } from '#text/messages/catalogs/letters/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The letter for fan clubs, with a sample Keymail. */
export function FanClubLetterPage() {
  const t = useMessages(letters)
  const letter = getLetter('fan-club', getSiteHost(), t)
  return (
    <LetterSheet name="fan-club" letter={letter}>
      <LetterBody letter={letter} />
      <div className="mt-10 grid items-center gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:mt-[6mm] print:grid-cols-[92mm_minmax(0,1fr)] print:gap-x-[9mm]">
        <TicketStub
          artist={t('sample.artist')}
          song={t('sample.song')}
          copy={1}
          of={100}
          stock="rose"
          className="md:-rotate-1 print:rotate-0"
        />
        <section aria-labelledby="steps">
          <h2 id="steps" className="poster text-poster-s print:text-[17pt]">
            {letter.factsTitle}
          </h2>
          <ol className="mt-3">
            {letter.facts.map(({ label, value }) => (
              <li key={label} className="flex gap-4 border-t border-ink/30 py-2 print:py-[1.4mm]">
                <span aria-hidden="true" className="poster text-xl text-vermilion">
                  {label}
                </span>
                <span className="min-w-0 [overflow-wrap:anywhere]">{value}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </LetterSheet>
  )
}

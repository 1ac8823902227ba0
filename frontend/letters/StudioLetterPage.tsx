import { getLetter } from '#contract/letters'
import { LetterBody } from './LetterBody.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { getSiteHost } from './get-site-host.ts'
import { letters } from '#text/messages/catalogs/letters/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The letter for studios, with a strip of facts below. */
export function StudioLetterPage() {
  const t = useMessages(letters)
  const letter = getLetter('studio', getSiteHost(), t)
  return (
    <LetterSheet name="studio" letter={letter}>
      <div className="max-w-measure print:max-w-[150mm]">
        <LetterBody letter={letter} />
      </div>
      <section
        aria-labelledby="facts"
        className="mt-10 border-t border-dashed border-ink/50 pt-5 print:mt-[7mm] print:pt-[4mm]"
      >
        <h2 id="facts" className="poster text-poster-s print:text-[17pt]">
          {letter.factsTitle}
        </h2>
        <dl className="mt-2 gap-x-12 text-sm sm:columns-2 print:columns-2 print:text-[9.5pt]">
          {letter.facts.map(({ label, value }) => (
            <div key={label} className="flex break-inside-avoid gap-4 py-1.5 print:py-[1mm]">
              <dt className="w-28 shrink-0 font-semibold print:w-[26mm]">{label}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </LetterSheet>
  )
}

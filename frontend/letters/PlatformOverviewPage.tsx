import { getLetter } from '#contract/letters'
import { LetterBody } from './LetterBody.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { getSiteHost } from './get-site-host.ts'
import { letters } from '#text/messages/catalogs/letters/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The letter for counselors, with the platform overview beside it. */
export function PlatformOverviewPage() {
  const t = useMessages(letters)
  const letter = getLetter('counselor', getSiteHost(), t)
  return (
    <LetterSheet name="counselor" letter={letter}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,1fr)_15rem] print:grid-cols-[minmax(0,1fr)_52mm] print:gap-x-[9mm]">
        <LetterBody letter={letter} />
        <section aria-labelledby="glance">
          <h2 id="glance" className="poster text-poster-s print:text-[17pt]">
            {letter.factsTitle}
          </h2>
          <dl className="mt-3 text-sm print:text-[9.5pt] print:leading-[1.4]">
            {letter.facts.map(({ label, value }) => (
              <div key={label} className="border-t border-ink/30 py-2.5 print:py-[2mm]">
                <dt className="font-semibold text-vermilion">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </LetterSheet>
  )
}

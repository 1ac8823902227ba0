import { EditionProofLink } from '#frontend/edition-log/EditionProofLink.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { EditionNumbers } from './EditionNumbers.tsx'
import { SameRecordings } from './SameRecordings.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface EditionSectionProps {
  editionId: string
  edition: { copies: number; copiesLeft: number; soldNumbers: readonly number[] | null }
  /** The visitor's numbers. */
  own: readonly number[]
  intro: string
}

/** How many copies there are and which numbers have an owner, with the way to the public log. */
export function EditionSection({ editionId, edition, own, intro }: EditionSectionProps) {
  const t = useMessages(music)
  const { copies, copiesLeft, soldNumbers } = edition
  return (
    <Section layout="split" title={t('edition.title')} intro={intro}>
      <EditionMeter sold={copies - copiesLeft} of={copies} className="max-w-md" />
      {soldNumbers && <EditionNumbers of={copies} sold={soldNumbers} own={own} className="mt-6" />}
      <SameRecordings editionId={editionId} className="mt-6 max-w-measure text-bone-2" />
      <EditionProofLink editionId={editionId} className="mt-4" />
    </Section>
  )
}

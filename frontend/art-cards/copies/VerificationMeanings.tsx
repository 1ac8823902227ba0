import { BadgeCheck, BadgeX } from 'lucide-react'
import { PaperCard } from '#frontend/art-cards/PaperCard.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'

const meanings = [
  { title: 'verify.genuine', text: 'verify.cardText', Icon: BadgeCheck, color: 'text-go-deep' },
  { title: 'verify.valid', text: 'verify.validText', Icon: BadgeCheck, color: 'text-go-deep' },
  { title: 'verify.void', text: 'verify.voidText', Icon: BadgeX, color: 'text-vermilion' },
] as const

/** What the answer can be, for whoever has not entered a code yet. */
export function VerificationMeanings() {
  const t = useMessages(fineArt)
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {meanings.map(({ title, text, Icon, color }) => (
        <li key={title} className="grid">
          <PaperCard className="p-6">
            <h2 className={`poster flex items-center gap-3 text-poster-s ${color}`}>
              <Icon aria-hidden="true" className="size-7 shrink-0" strokeWidth={1.75} />
              {t(title)}
            </h2>
            <p className="mt-3 text-ink-2">{t(text)}</p>
          </PaperCard>
        </li>
      ))}
    </ul>
  )
}

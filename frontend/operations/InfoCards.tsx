import { KeyRound, type LucideIcon, Mail, MessageCircle, Ticket } from 'lucide-react'
import type { Dashboard } from '#contract/operations/dashboard'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'

/** Four parts of the platform, each with its figures for the period. */
export function InfoCards({ data }: { data: Dashboard | undefined }) {
  const mail = data?.system.find(({ name }) => name === 'Email')
  const cards: { title: string; icon: LucideIcon; description: string; figures: string | undefined }[] = [
    {
      title: 'G-Key Security',
      icon: KeyRound,
      description: 'A G-Key is 80 random bits, mailed once and stored only as a hash.',
      figures: data && `${formatCount(data.activeGKeys)} valid, ${formatCount(data.gKeysIssued)} issued in the period`,
    },
    {
      title: 'Keymail Distribution',
      icon: Ticket,
      description: 'Every code is one numbered copy. The first to pay for it gets it; nobody else is charged.',
      figures:
        data &&
        `${formatCount(data.keymailsDistributed)} issued, ${formatCount(data.keymailsChecked)} checked, ${formatCount(data.keymailsRedeemed)} redeemed`,
    },
    {
      title: 'Email System',
      icon: Mail,
      description: 'Background jobs send the emails and retry until they are accepted.',
      figures: mail?.says,
    },
    {
      title: 'Q&A Interface',
      icon: MessageCircle,
      description: 'Godfrey answers in eight languages and hands anything he may not decide to a person.',
      figures:
        data && `${formatCount(data.questions)} ${data.questions === 1 ? 'question' : 'questions'} in the period`,
    },
  ]
  return (
    <ul className="grid gap-4 pt-10 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(({ title, icon: Icon, description, figures }) => (
        <li key={title} className="flex flex-col rounded-md border border-wall-3 bg-wall-1 p-5">
          <h2 className="flex items-center gap-2.5 font-semibold">
            <Icon aria-hidden="true" className="size-5 text-brass" />
            {title}
          </h2>
          <p className="mt-2 grow text-sm text-bone-2">{description}</p>
          <p className="mt-4 text-sm font-semibold text-brass-light">{figures ?? <Skeleton className="h-5 w-40" />}</p>
        </li>
      ))}
    </ul>
  )
}

import { KeyRound, type LucideIcon, Mail, MessageCircle, Ticket } from 'lucide-react'
import type { Dashboard } from '#contract/operations/dashboard'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

/** Four parts of the platform, each with its figures for the period. */
export function InfoCards({ data }: { data: Dashboard | undefined }) {
  const t = useMessages(staffOperations)
  const mail = data?.system.find(({ name }) => name === 'Email')
  const cards: { title: string; icon: LucideIcon; description: string; figures: string | undefined }[] = [
    {
      title: t('gKeySecurity'),
      icon: KeyRound,
      description: t('gKeySecurityText'),
      figures: data && t('keysIssued', { valid: data.activeGKeys, issued: data.gKeysIssued }),
    },
    {
      title: t('keymailDistribution'),
      icon: Ticket,
      description: t('keymailDistributionText'),
      figures:
        data &&
        t('keymailCounts', {
          issued: data.keymailsDistributed,
          checked: data.keymailsChecked,
          redeemed: data.keymailsRedeemed,
        }),
    },
    {
      title: t('emailSystem'),
      icon: Mail,
      description: t('emailSystemText'),
      figures: mail?.says,
    },
    {
      title: t('qAInterface'),
      icon: MessageCircle,
      description: t('qAInterfaceText'),
      figures: data && t('questionsAsked', { n: data.questions }),
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

import { BarChart3, KeyRound, type LucideIcon, Ticket, Users } from 'lucide-react'
import type { Dashboard } from '#contract/operations/dashboard'
import { ActivityList } from '#frontend/ui/display/ActivityList.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

const ICONS: Record<Dashboard['activity'][number]['type'], LucideIcon> = {
  gkey_purchase: KeyRound,
  keymail_generated: Ticket,
  user_interaction: Users,
  analytics_update: BarChart3,
}

const TONES = { success: 'text-brass', warning: 'text-lamp', error: 'text-lamp' }

/** Recent events, newest first. */
export function LiveFeed({ activity }: { activity: Dashboard['activity'] | undefined }) {
  const t = useMessages(staffOperations)
  if (!activity) return <Skeleton className="h-60" />
  if (activity.length === 0) return <p className="text-bone-2">{t('nothingHappened')}</p>
  return (
    <ActivityList
      label={t('activityNewestFirst')}
      className="max-h-[21rem]"
      items={activity.map(({ type, status, ...item }) => ({ ...item, icon: ICONS[type], iconClass: TONES[status] }))}
    />
  )
}

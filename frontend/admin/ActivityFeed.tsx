import { Activity, Image, KeyRound, type LucideIcon, Music, Ticket, UserPlus } from 'lucide-react'
import type { AnalyticsData } from './Analytics.tsx'
import { ActivityList } from '#frontend/ui/display/ActivityList.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

const ICONS: Partial<Record<string, LucideIcon>> = {
  user_signup: UserPlus,
  gkey_purchase: KeyRound,
  keymail_generated: Ticket,
  song_upload: Music,
  art_card_created: Image,
}

export function ActivityFeed({ activity }: { activity: AnalyticsData['recentActivity'] }) {
  const t = useMessages(staffDashboard)
  if (activity.length === 0) return <p className="text-bone-2">{t('noRecentActivity')}</p>
  return (
    <ActivityList
      label={t('activityNewestFirst')}
      className="max-h-[26rem] max-sm:max-h-60"
      items={activity.map(({ type, ...item }) => ({ ...item, icon: ICONS[type] ?? Activity, iconClass: 'text-brass' }))}
    />
  )
}

import { Activity, Image, KeyRound, type LucideIcon, Music, Ticket, UserPlus } from 'lucide-react'
import type { AnalyticsData } from './Analytics.tsx'
import { formatDateTime } from '#frontend/lib/format-date.ts'
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
    <div
      role="region"
      aria-label={t('activityNewestFirst')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
      tabIndex={0}
      className="max-h-[26rem] max-sm:max-h-60 overflow-y-auto rounded-md border border-wall-3 -outline-offset-2"
    >
      <ul>
        {activity.map(({ id, type, description, timestamp }) => {
          const Icon = ICONS[type] ?? Activity
          return (
            <li key={id} className="flex gap-3 border-b border-wall-3 px-4 py-2.5 text-sm last:border-0">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brass" />
              <span className="min-w-0 grow sm:flex sm:justify-between sm:gap-4">
                <span className="block">{description}</span>
                <time dateTime={timestamp} className="block shrink-0 text-bone-3 tabular-nums">
                  {formatDateTime(timestamp)}
                </time>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

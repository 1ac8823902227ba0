import { BarChart3, KeyRound, type LucideIcon, Ticket, Users } from 'lucide-react'
import type { Dashboard } from '#contract/operations/dashboard'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { formatDateTime } from '#frontend/lib/format-date.ts'
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
    <div
      role="region"
      aria-label={t('activityNewestFirst')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
      tabIndex={0}
      className="max-h-[21rem] overflow-y-auto rounded-md border border-wall-3 -outline-offset-2"
    >
      <ul>
        {activity.map(({ id, type, description, timestamp, status }) => {
          const Icon = ICONS[type]
          return (
            <li key={id} className="flex gap-3 border-b border-wall-3 px-4 py-2.5 text-sm last:border-0">
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${TONES[status]}`} />
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

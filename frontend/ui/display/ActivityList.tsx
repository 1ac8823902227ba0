import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { formatDateTime } from '#frontend/lib/format-date.ts'

interface ActivityListProps {
  label: string
  className: string
  items: { id: string; icon: LucideIcon; iconClass: string; description: string; timestamp: string }[]
}

/** What happened and when, in a list that scrolls. */
export function ActivityList({ label, className, items }: ActivityListProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
      tabIndex={0}
      className={clsx(className, 'overflow-y-auto rounded-md border border-wall-3 -outline-offset-2')}
    >
      <ul>
        {items.map(({ id, icon: Icon, iconClass, description, timestamp }) => (
          <li key={id} className="flex gap-3 border-b border-wall-3 px-4 py-2.5 text-sm last:border-0">
            <Icon aria-hidden="true" className={clsx('mt-0.5 size-4 shrink-0', iconClass)} />
            <span className="min-w-0 grow sm:flex sm:justify-between sm:gap-4">
              <span className="block">{description}</span>
              <time dateTime={timestamp} className="block shrink-0 text-bone-3 tabular-nums">
                {formatDateTime(timestamp)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

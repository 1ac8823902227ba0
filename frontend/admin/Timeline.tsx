import type { ReactNode } from 'react'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

interface TimelineProps {
  /** Newest first. */
  events: readonly { at: string; what: string; detail: string; link?: ReactNode }[]
  empty: string
  /** Names the list where a page has several. */
  label?: string
}

/** A scrollable list of events. */
export function Timeline({ events, empty, label }: TimelineProps) {
  const t = useMessages(staffDashboard)
  if (events.length === 0) return <p className="text-bone-2">{empty}</p>
  return (
    <div
      role="region"
      aria-label={label ?? t('whatHappened')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable
      tabIndex={0}
      className="max-h-[36rem] overflow-y-auto -outline-offset-2"
    >
      <ol className="ml-1 border-l-2 border-wall-3">
        {events.map(({ at, what, detail, link }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- two events may share a timestamp
          <li key={`${at} ${n}`} className="relative py-2 pl-5 text-sm">
            <span aria-hidden="true" className="absolute top-3.5 -left-[0.3rem] size-2 rounded-full bg-rail" />
            <time dateTime={at} className="block text-bone-3 tabular-nums">
              {formatDateTime(at)}
            </time>
            <span className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{what}</span>
              {detail && <span className="whitespace-pre-wrap text-bone-2"> · {detail}</span>}
              {link}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

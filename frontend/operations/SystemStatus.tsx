import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/operations/dashboard'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

const HEALTH_BADGES = {
  good: { tone: 'go', word: 'health.good' },
  slow: { tone: 'brass', word: 'health.slow' },
  down: { tone: 'lamp', word: 'health.down' },
} as const

/** The parts by the names that responses call them. */
const PARTS = {
  Website: 'part.website',
  'Background work': 'part.work',
  Database: 'database',
  'Job queue': 'part.queue',
  Payments: 'part.payments',
  Email: 'part.email',
  'File storage': 'part.files',
  Backups: 'part.backups',
  Reviews: 'part.reviews',
} as const

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name)

interface SystemStatusProps {
  system: Dashboard['system'] | undefined
  /** The screen about a part, for those who may see it. */
  getHref?: (name: string) => string | undefined
}

export function SystemStatus({ system, getHref }: SystemStatusProps) {
  const t = useMessages(staffOperations)
  if (!system) return <Skeleton className="h-60" />
  return (
    <ul>
      {system.map(({ name, health, says }) => {
        const href = getHref?.(name)
        const shown = isPart(name) ? t(PARTS[name]) : name
        return (
          // On a phone what it says goes below its name.
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-4 border-b border-wall-3 py-2.5 last:border-0 sm:flex-nowrap"
          >
            <span className="w-36 shrink-0 font-semibold">
              {href ? (
                <Link to={href} className="link inline-flex min-h-6 items-center">
                  {shown}
                </Link>
              ) : (
                shown
              )}
            </span>
            <span className="order-last min-w-0 basis-full text-sm text-bone-2 sm:order-none sm:grow sm:basis-0">
              {says}
            </span>
            <Badge tone={HEALTH_BADGES[health].tone} className="max-sm:ml-auto">
              {t(HEALTH_BADGES[health].word)}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/operations/dashboard'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

const HEALTH_BADGES = {
  good: { tone: 'go', word: 'Good' },
  slow: { tone: 'brass', word: 'Look' },
  down: { tone: 'lamp', word: 'Act' },
} as const

interface SystemStatusProps {
  system: Dashboard['system'] | undefined
  /** The screen about a part, for those who may see it. */
  getHref?: (name: string) => string | undefined
}

export function SystemStatus({ system, getHref }: SystemStatusProps) {
  if (!system) return <Skeleton className="h-60" />
  return (
    <ul>
      {system.map(({ name, health, says }) => {
        const href = getHref?.(name)
        return (
          // On a phone what it says goes below its name.
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-4 border-b border-wall-3 py-2.5 last:border-0 sm:flex-nowrap"
          >
            <span className="w-36 shrink-0 font-semibold">
              {href ? (
                <Link to={href} className="link inline-flex min-h-6 items-center">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            <span className="order-last min-w-0 basis-full text-sm text-bone-2 sm:order-none sm:grow sm:basis-0">
              {says}
            </span>
            <Badge tone={HEALTH_BADGES[health].tone} className="max-sm:ml-auto">
              {HEALTH_BADGES[health].word}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

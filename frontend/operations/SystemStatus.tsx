import type { Dashboard } from '#contract/operations/dashboard'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

const HEALTH_BADGES = {
  good: { tone: 'go', word: 'Good' },
  slow: { tone: 'brass', word: 'Look' },
  down: { tone: 'lamp', word: 'Act' },
} as const

export function SystemStatus({ system }: { system: Dashboard['system'] | undefined }) {
  if (!system) return <Skeleton className="h-60" />
  return (
    <ul>
      {system.map(({ name, health, says }) => (
        <li key={name} className="flex items-center gap-4 border-b border-wall-3 py-2.5 last:border-0">
          <span className="w-36 shrink-0 font-semibold">{name}</span>
          <span className="min-w-0 grow text-sm text-bone-2">{says}</span>
          <Badge tone={HEALTH_BADGES[health].tone}>{HEALTH_BADGES[health].word}</Badge>
        </li>
      ))}
    </ul>
  )
}

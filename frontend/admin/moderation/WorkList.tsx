import type { getSubject } from '#contract/admin/search'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import type { ModerationAction } from './ModerationDialog.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffModeration } from '#text/messages/catalogs/staff-moderation/en'

interface WorkListProps {
  heading: string
  works: EndpointReply<typeof getSubject>['songs']
  /** Whether the artist is suspended. */
  suspended: boolean | null
  names: Record<'takeDown' | 'restore', ModerationAction['action']>
  onAction: (action: ModerationAction) => void
}

/** An artist's songs or art cards, each of which can be taken down and put back. */
export function WorkList({ heading, works, suspended, names, onAction }: WorkListProps) {
  const t = useMessages(staffModeration)
  if (works.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 font-semibold">{heading}</h3>
      <ul>
        {works.map(({ id, title, state, takenDown }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 py-2">
            <span className="flex min-w-0 flex-wrap items-center gap-3 text-sm">
              <span className="[overflow-wrap:anywhere]">{title}</span>
              <Badge tone={takenDown ? 'lamp' : 'plain'}>{takenDown ? t('takenDown') : state.replace('-', ' ')}</Badge>
            </span>
            {takenDown ? (
              <Button
                variant="quiet"
                disabled={suspended === true}
                onClick={() => onAction({ action: names.restore, id, title })}
              >
                {t('putItBack')}
              </Button>
            ) : (
              /^(published|unpublished)$/.test(state) && (
                <Button variant="danger" onClick={() => onAction({ action: names.takeDown, id, title })}>
                  {t('takeItDown')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

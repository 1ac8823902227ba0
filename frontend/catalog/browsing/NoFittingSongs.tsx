import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { music } from '#text/messages/catalogs/music/en'

/** The empty state of a filter. */
export function NoFittingSongs({ onClear }: { onClear: () => void }) {
  const t = useMessages(music)
  return (
    <EmptyState
      title={t('browse.noFit')}
      message={t('browse.noFitText')}
      action={
        <Button variant="quiet" onClick={onClear}>
          {t('browse.clearFilters')}
        </Button>
      }
    />
  )
}

import { Button } from '#frontend/ui/controls/Button.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface SaveBarProps {
  isChanged: boolean
  isSaving: boolean
  /** There is a saved change to take back. */
  canUndo: boolean
  onUndo: () => void
  onDiscard: () => void
}

/** The end of a form that keeps what is typed: save, discard, and undo after saving. */
export function SaveBar({ isChanged, isSaving, canUndo, onUndo, onDiscard }: SaveBarProps) {
  const t = useMessages(releaseMessages)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
        {t('save')}
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={onDiscard} disabled={isSaving}>
          {t('discard')}
        </Button>
      )}
      {!isChanged && canUndo && (
        <Button variant="quiet" onClick={onUndo} disabled={isSaving}>
          {t('undo')}
        </Button>
      )}
      <p role="status" className="text-sm text-bone-3">
        {isChanged ? t('unsaved') : canUndo ? t('saved') : ''}
      </p>
    </div>
  )
}

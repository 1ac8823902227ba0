import { Button } from '#frontend/ui/controls/Button.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface SaveBarProps {
  isChanged: boolean
  isSaving: boolean
  /** What stands at the end of the form rather than at one field. */
  error: string | undefined
  /** Takes the saved change back; undefined when there is none. */
  undo: (() => void) | undefined
  discard: () => void
}

/** The end of a form that keeps what is typed: its error, save, discard, and undo after saving. */
export function SaveBar({ isChanged, isSaving, error, undo, discard }: SaveBarProps) {
  const t = useMessages(releaseMessages)
  return (
    <>
      {error && (
        <p role="alert" className="text-sm text-lamp">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {isChanged && (
          <Button variant="quiet" onClick={discard} disabled={isSaving}>
            {t('discard')}
          </Button>
        )}
        {!isChanged && undo && (
          <Button variant="quiet" onClick={undo} disabled={isSaving}>
            {t('undo')}
          </Button>
        )}
        <p role="status" className="text-sm text-bone-3">
          {isChanged ? t('unsaved') : undo ? t('saved') : ''}
        </p>
      </div>
    </>
  )
}

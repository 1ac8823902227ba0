import { Button } from '#frontend/ui/controls/Button.tsx'

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
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={isSaving} busyLabel="Saving...">
        Save
      </Button>
      {isChanged && (
        <Button variant="quiet" onClick={onDiscard} disabled={isSaving}>
          Discard changes
        </Button>
      )}
      {!isChanged && canUndo && (
        <Button variant="quiet" onClick={onUndo} disabled={isSaving}>
          Undo
        </Button>
      )}
      <p role="status" className="text-sm text-bone-3">
        {isChanged ? 'Not saved yet. What you typed is kept in this tab.' : canUndo ? 'Saved.' : ''}
      </p>
    </div>
  )
}

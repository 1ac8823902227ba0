import { Button } from '#frontend/ui/controls/Button.tsx'

interface MessagePreviewProps {
  artistName: string
  subject: string
  body: string
  /** Who gets it, and when. */
  note: string
  busy: boolean
  onBack: () => void
  onConfirm: () => void
}

/** The message as its readers will get it, before it is sent. */
export function MessagePreview({ artistName, subject, body, note, busy, onBack, onConfirm }: MessagePreviewProps) {
  return (
    <div>
      <article aria-label="Preview" className="rounded-md bg-paper p-6 text-ink shadow-paper sm:p-8">
        <p className="text-sm text-ink-2">
          {artistName}: {subject}
        </p>
        <p className="mt-5">{artistName} writes to those who follow:</p>
        <p className="mt-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
        <p className="mt-6 border-t border-ink-2/30 pt-4 text-sm text-ink-2">
          You get this mail because this address follows the artist. See all of it, and end what you like.
        </p>
      </article>
      <p className="mt-5 font-semibold">{note}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Sending..." onClick={onConfirm}>
          Send it
        </Button>
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          Change it
        </Button>
      </div>
    </div>
  )
}

import { Button } from '#frontend/ui/controls/Button.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

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
  const t = useMessages(workshop)
  return (
    <div>
      <article aria-label={t('preview')} className="rounded-md bg-paper p-6 text-ink shadow-paper sm:p-8">
        <p className="text-sm text-ink-2">
          {artistName}: {subject}
        </p>
        <p className="mt-5">{t('message.greeting', { artistName })}</p>
        <p className="mt-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
        <p className="mt-6 border-t border-ink-2/30 pt-4 text-sm text-ink-2">{t('message.footer')}</p>
      </article>
      <p className="mt-5 font-semibold">{note}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={t('sending')} onClick={onConfirm}>
          {t('message.send')}
        </Button>
        <Button variant="quiet" onClick={onBack} disabled={busy}>
          {t('message.change')}
        </Button>
      </div>
    </div>
  )
}

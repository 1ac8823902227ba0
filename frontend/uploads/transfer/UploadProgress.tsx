import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ProgressBar } from '#frontend/ui/feedback/ProgressBar.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { type UploadItem, type UploadBatch, cancelUploads } from './upload-batch.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Progress of the batch: one bar for a single recording, a list for several. */
export function UploadProgress({ run }: { run: UploadBatch }) {
  const t = useMessages(uploadMessages)
  const [only] = run.items
  if (!only) return null
  if (run.items.length === 1) return run.busy ? <ItemProgress item={only} onCancel={cancelUploads} /> : null
  return (
    <div>
      <ol aria-label={t('progress.label')} className="grid gap-4">
        {run.items.map((item) => (
          <li key={item.title + item.audio.name}>
            {item.phase === 'sending' || item.phase === 'processing' ? (
              <ItemProgress item={item} label={item.title} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-semibold [overflow-wrap:anywhere]">{item.title}</span>
                <Badge tone={PHASE_TONES[item.phase]}>{t(PHASE_LABELS[item.phase])}</Badge>
                {item.failure && <p className="w-full text-sm text-lamp">{item.failure.sentence}</p>}
              </div>
            )}
          </li>
        ))}
      </ol>
      {run.busy && (
        <Button variant="plain" className="mt-3 text-sm" onClick={cancelUploads}>
          {t('progress.cancel')}
        </Button>
      )}
    </div>
  )
}

function ItemProgress({ item, label, onCancel }: { item: UploadItem; label?: string; onCancel?: () => void }) {
  const t = useMessages(uploadMessages)
  if (item.phase === 'processing') {
    return (
      <Spinner className="text-bone-2" label={label ? t('progress.readingOf', { label }) : t('progress.reading')} />
    )
  }
  return (
    <ProgressBar
      label={label ?? t('progress.uploading')}
      done={item.done}
      total={item.total}
      {...(onCancel ? { onCancel } : {})}
    />
  )
}

const PHASE_LABELS = { waiting: 'phase.waiting', done: 'phase.done', failed: 'phase.failed' } as const
const PHASE_TONES = { waiting: 'plain', done: 'go', failed: 'lamp' } as const

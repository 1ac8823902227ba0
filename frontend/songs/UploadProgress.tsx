import { Badge } from '#ui/Badge'
import { Button } from '#ui/Button'
import { Progress } from '#ui/Progress'
import { Spinner } from '#ui/Spinner'
import { type UploadItem, type UploadRun, cancelUploads } from './upload-run.ts'

/** How far every recording is. One alone looks as it always did; several stand in a list. */
export function UploadProgress({ run }: { run: UploadRun }) {
  const [only] = run.items
  if (!only) return null
  if (run.items.length === 1) return run.busy ? <One item={only} onCancel={cancelUploads} /> : null
  return (
    <div>
      <ol aria-label="Uploads" className="grid gap-4">
        {run.items.map((item) => (
          <li key={item.title + item.audio.name}>
            {item.phase === 'sending' || item.phase === 'processing' ? (
              <One item={item} label={item.title} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="font-semibold [overflow-wrap:anywhere]">{item.title}</span>
                <Badge tone={TONES[item.phase]}>{WORDS[item.phase]}</Badge>
                {item.failure && <p className="w-full text-sm text-lamp">{item.failure.sentence}</p>}
              </div>
            )}
          </li>
        ))}
      </ol>
      {run.busy && (
        <Button look="plain" className="mt-3 text-sm" onClick={cancelUploads}>
          Cancel what has not arrived
        </Button>
      )}
    </div>
  )
}

function One({ item, label, onCancel }: { item: UploadItem; label?: string; onCancel?: () => void }) {
  if (item.phase === 'processing') {
    return (
      <Spinner
        className="text-bone-2"
        label={
          label ? `${label}: we are reading the recording.` : 'Everything has arrived. We are reading the recording.'
        }
      />
    )
  }
  return (
    <Progress label={label ?? 'Uploading'} done={item.done} total={item.total} {...(onCancel ? { onCancel } : {})} />
  )
}

const WORDS = { waiting: 'Waiting', done: 'Uploaded', failed: 'Not uploaded' }
const TONES = { waiting: 'plain', done: 'go', failed: 'lamp' } as const

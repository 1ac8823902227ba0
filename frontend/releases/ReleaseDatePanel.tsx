import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { updateEdition } from '#contract/catalog/editions'
import { deleteRelease, type PlannedRelease } from '#contract/catalog/releases'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { EDITION_QUERIES } from '#frontend/catalog/edition-queries.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { ReleaseDateForm } from './ReleaseDateForm.tsx'

interface ReleaseDatePanelProps {
  editionId: string
  title: string
  /** Of the song: 'checking' and 'in-review' hold the release up. Of an album: its edition's. */
  status: string
  release: PlannedRelease | null
  pageHref: string
}

/** How a draft becomes a release: look at its page, publish it now or set a date. */
export function ReleaseDatePanel({ editionId, title, status, release, pageHref }: ReleaseDatePanelProps) {
  const cache = useQueryClient()
  const publish = useApiMutation(updateEdition, { refresh: EDITION_QUERIES })
  const cancel = useApiMutation(deleteRelease, { refresh: EDITION_QUERIES })
  const onDone = () => void cache.invalidateQueries()
  const onError = (error: Error) =>
    createToast({
      title: 'Nothing Changed',
      description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
      variant: 'destructive',
    })
  const publishNow = () =>
    publish.mutate(
      { params: { id: editionId }, body: { state: 'published' } },
      {
        onSuccess: () => {
          createToast({ title: 'Published', description: `“${title}” is out.`, variant: 'success' })
          onDone()
        },
        onError,
      },
    )

  return (
    <Panel title="Draft">
      <p className="max-w-measure text-bone-2">
        {release
          ? `Out on ${formatDateTime(release.releaseAt)}, your time. ${release.announced ? 'Its page is public until then, with a countdown.' : 'Nobody sees it before.'}`
          : 'Nobody sees it but you. Publish it now, or set a date.'}
      </p>
      {(status === 'checking' || status === 'in-review') && (
        <p className="mt-2 max-w-measure text-sm text-bone-3">
          Godfrey is still checking the copyright papers. It is published as soon as that is done, not before.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="quiet" asChild>
          <Link to={pageHref}>Preview its page</Link>
        </Button>
        <Button variant="quiet" busy={publish.isPending} busyLabel="Publishing..." onClick={publishNow}>
          Publish now
        </Button>
        {release && (
          <Button
            variant="quiet"
            busy={cancel.isPending}
            busyLabel="Removing..."
            onClick={() => cancel.mutate({ params: { id: editionId } }, { onSuccess: onDone, onError })}
          >
            Remove the date
          </Button>
        )}
      </div>
      <ReleaseDateForm key={release?.releaseAt} editionId={editionId} release={release} onDone={onDone} />
      <p className="mt-4 max-w-measure text-sm text-bone-3">
        Copies that you put on{' '}
        <Link to={paths.workshopOpenSales.href} className="link">
          open sale
        </Link>{' '}
        now can be bought from that minute on.
      </p>
    </Panel>
  )
}

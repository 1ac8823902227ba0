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
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

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
  const t = useMessages(releaseMessages)
  const cache = useQueryClient()
  const publish = useApiMutation(updateEdition, { refresh: EDITION_QUERIES })
  const cancel = useApiMutation(deleteRelease, { refresh: EDITION_QUERIES })
  const onDone = () => void cache.invalidateQueries()
  const onError = (error: Error) =>
    createToast({
      title: t('nothingChanged'),
      description: getErrorMessage(error, t('unreachable')),
      variant: 'destructive',
    })
  const publishNow = () =>
    publish.mutate(
      { params: { id: editionId }, body: { state: 'published' } },
      {
        onSuccess: () => {
          createToast({ title: t('published'), description: t('publishedText', { title }), variant: 'success' })
          onDone()
        },
        onError,
      },
    )

  return (
    <Panel title={t('draft')}>
      <p className="max-w-measure text-bone-2">
        {release
          ? t(release.announced ? 'draftAnnounced' : 'draftHidden', { date: formatDateTime(release.releaseAt) })
          : t('draftText')}
      </p>
      {(status === 'checking' || status === 'in-review') && (
        <p className="mt-2 max-w-measure text-sm text-bone-3">{t('draftChecking')}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="quiet" asChild>
          <Link to={pageHref}>{t('preview')}</Link>
        </Button>
        <Button variant="quiet" busy={publish.isPending} busyLabel={t('publishing')} onClick={publishNow}>
          {t('publishNow')}
        </Button>
        {release && (
          <Button
            variant="quiet"
            busy={cancel.isPending}
            busyLabel={t('removing')}
            onClick={() => cancel.mutate({ params: { id: editionId } }, { onSuccess: onDone, onError })}
          >
            {t('removeDate')}
          </Button>
        )}
      </div>
      <ReleaseDateForm key={release?.releaseAt} editionId={editionId} release={release} onDone={onDone} />
      <p className="mt-4 max-w-measure text-sm text-bone-3">
        <RichText text={t('openSale')} tags={{ link: <Link to={paths.workshopOpenSales.href} className="link" /> }} />
      </p>
    </Panel>
  )
}

import { Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listCollection, type OwnedCopy } from '#contract/art-cards/copies'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { isUnauthenticated } from '#frontend/api/artist-session.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useCollector } from '#frontend/art-cards/collectors/collector-session.ts'
import { GalleryNav } from '#frontend/art-cards/GalleryNav.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { OwnedCopyItem } from './OwnedCopyItem.tsx'
import { Slideshow } from './Slideshow.tsx'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Polling interval while a file is being prepared or a payment is being confirmed. */
const REFRESH_SECONDS = 3

export function CollectionPage() {
  const t = useMessages(fineArt)
  const [isPolling, setIsPolling] = useState(false)
  const session = useCollector()
  const collection = useApiQuery(listCollection, {
    // Visitors are not asked for what they cannot have.
    enabled: Boolean(session.collector),
    ...(isPolling ? { everySeconds: REFRESH_SECONDS } : {}),
  })
  const { data } = collection
  const isPending = data !== undefined && (data.pending.length > 0 || data.copies.some((copy) => !copy.fileReady))
  if (isPending !== isPolling) setIsPolling(isPending)
  return (
    <>
      <GalleryNav />
      {data ? (
        <Collection collection={data} />
      ) : session.collector !== null && !session.error && collection.isPending ? (
        <>
          <PageHeader title={t('nav.collection')} />
          <div role="status" className="grid gap-16 sm:grid-cols-2">
            <span className="sr-only">{t('collection.loading')}</span>
            <Skeleton className="aspect-[4/5]" />
            <Skeleton className="aspect-[4/5] max-sm:hidden" />
          </div>
        </>
      ) : session.collector === null || isUnauthenticated(collection.error) ? (
        <PageHeader
          title={t('nav.collection')}
          lead={t('collection.logIn')}
          actions={
            <Button size="large" asChild>
              <Link to={paths.fineArtRegister.href}>{t('collection.registerOrLogIn')}</Link>
            </Button>
          }
        />
      ) : (
        <>
          <PageHeader title={t('nav.collection')} />
          <ErrorState
            title={t('collection.failed')}
            message={getErrorMessage(session.error ?? collection.error, t('collection.failedText'))}
            onRetry={() => void (session.error ? session.retry() : collection.refetch())}
            busy={collection.isFetching}
          />
        </>
      )}
    </>
  )
}

function Collection({
  collection,
}: {
  collection: NonNullable<ReturnType<typeof useApiQuery<typeof listCollection>>['data']>
}) {
  const t = useMessages(fineArt)
  const { collector, copies, pending } = collection
  const [slideIndex, setSlideIndex] = useState<number>()
  const ready = copies.filter((copy) => copy.fileReady)
  const show = (copy: OwnedCopy) => setSlideIndex(ready.indexOf(copy))
  return (
    <>
      <PageHeader
        title={t('nav.collection')}
        lead={t('collection.of', { count: copies.length, name: collector.name })}
        actions={
          <>
            {ready.length > 0 && (
              <Button onClick={() => setSlideIndex(0)}>
                <Play aria-hidden="true" />
                {t('collection.play')}
              </Button>
            )}
            <Button variant="quiet" asChild>
              <Link to={paths.fineArtGallery.href}>{t('gallery.title')}</Link>
            </Button>
            <Button variant="quiet" asChild>
              <Link to={paths.fineArtRegister.href}>{t('collection.registration')}</Link>
            </Button>
          </>
        }
      />
      {pending.map((payment) => (
        <Banner key={payment.cardId} title={t('by', { title: payment.title, artist: payment.artist })} className="mb-8">
          {t('collection.pending')}
        </Banner>
      ))}
      {copies.length === 0 && pending.length === 0 ? (
        <EmptyState
          title={t('collection.empty')}
          message={t('collection.emptyText')}
          action={
            <Button asChild>
              <Link to={paths.fineArtGallery.href}>{t('enterGallery')}</Link>
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-y-24 pb-10">
          {copies.map((copy) => (
            <OwnedCopyItem key={copy.id} copy={copy} onShow={() => show(copy)} />
          ))}
        </ul>
      )}
      {slideIndex !== undefined && ready[slideIndex] && (
        <Slideshow copies={ready} start={slideIndex} onClose={() => setSlideIndex(undefined)} />
      )}
    </>
  )
}

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

/** Polling interval while a file is being prepared or a payment is being confirmed. */
const REFRESH_SECONDS = 3

export function CollectionPage() {
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
          <PageHeader title="Your collection" />
          <div role="status" className="grid gap-16 sm:grid-cols-2">
            <span className="sr-only">Loading your collection</span>
            <Skeleton className="aspect-[4/5]" />
            <Skeleton className="aspect-[4/5] max-sm:hidden" />
          </div>
        </>
      ) : session.collector === null || isUnauthenticated(collection.error) ? (
        <PageHeader
          title="Your collection"
          lead="Here hangs what you own. Please log in to see it."
          actions={
            <Button size="large" asChild>
              <Link to={paths.fineArtRegister.href}>Register or log in</Link>
            </Button>
          }
        />
      ) : (
        <>
          <PageHeader title="Your collection" />
          <ErrorState
            title="Your collection could not be fetched"
            message={getErrorMessage(
              session.error ?? collection.error,
              'Nothing is lost. Please check your connection.',
            )}
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
  const { collector, copies, pending } = collection
  const [slideIndex, setSlideIndex] = useState<number>()
  const ready = copies.filter((copy) => copy.fileReady)
  const show = (copy: OwnedCopy) => setSlideIndex(ready.indexOf(copy))
  return (
    <>
      <PageHeader
        title="Your collection"
        lead={
          copies.length === 0
            ? `This wall is ${collector.name}’s.`
            : `${copies.length === 1 ? 'One card hangs' : `${copies.length} cards hang`} on ${collector.name}’s wall.`
        }
        actions={
          <>
            {ready.length > 0 && (
              <Button onClick={() => setSlideIndex(0)}>
                <Play aria-hidden="true" />
                Play your collection
              </Button>
            )}
            <Button variant="quiet" asChild>
              <Link to={paths.fineArtGallery.href}>The gallery</Link>
            </Button>
            <Button variant="quiet" asChild>
              <Link to={paths.fineArtRegister.href}>Collector</Link>
            </Button>
          </>
        }
      />
      {pending.map((payment) => (
        <Banner key={payment.cardId} title={`“${payment.title}” by ${payment.artist}`} className="mb-8">
          PayPal is still confirming your payment. Your copy stays reserved; it hangs here as soon as it is through.
        </Banner>
      ))}
      {copies.length === 0 && pending.length === 0 ? (
        <EmptyState
          title="Nothing hangs here yet"
          message="The first card you buy gets this lamp."
          action={
            <Button asChild>
              <Link to={paths.fineArtGallery.href}>Enter the gallery</Link>
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

import { Link } from 'react-router-dom'
import { type ArtCard, GALLERY_SIZES } from '#contract/art-cards/cards'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { ArtFrame } from '#frontend/art-cards/ArtFrame.tsx'
import { GalleryNav } from '#frontend/art-cards/GalleryNav.tsx'
import { PaperCard } from '#frontend/art-cards/PaperCard.tsx'
import { RarityBadge } from '#frontend/art-cards/RarityBadge.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { useGallery } from './use-gallery.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const PLACEHOLDER_COUNT = 6
const GALLERY_GRID = 'grid gap-x-[clamp(1.5rem,5vw,5.5rem)] min-[34rem]:grid-cols-2 lg:grid-cols-3'

export function GalleryPage() {
  const t = useMessages(fineArt)
  const gallery = useGallery()
  const cards = gallery.data?.pages.flat() ?? []
  return (
    <>
      <GalleryNav />
      <PageHeader title={t('gallery.title')} className="pb-14 sm:pb-20" lead={t('gallery.lead')} />
      {gallery.isLoadingError ? (
        <ErrorState
          title={t('gallery.failed')}
          message={getErrorMessage(gallery.error, t('gallery.failedText'))}
          onRetry={() => void gallery.refetch()}
          busy={gallery.isFetching}
        />
      ) : gallery.isPending ? (
        <div role="status" className={GALLERY_GRID}>
          <span className="sr-only">{t('gallery.loading')}</span>
          {Array.from({ length: PLACEHOLDER_COUNT }, (_, n) => (
            <div key={n} data-placeholder className="pt-7 pb-16 sm:pb-20 lg:pb-24">
              <Skeleton className="aspect-[4/5] w-full" />
              <Skeleton className="mx-auto mt-7 h-58 w-full max-w-[21rem]" />
            </div>
          ))}
        </div>
      ) : cards.length === 0 ? (
        <EmptyState
          title={t('gallery.empty')}
          message={t('gallery.emptyText')}
          action={
            <Button variant="quiet" asChild>
              <Link to={paths.fineArt.href}>{t('gallery.how')}</Link>
            </Button>
          }
        />
      ) : (
        <>
          <ul className={GALLERY_GRID}>
            {cards.map((card, n) => (
              <GalleryItem key={card.id} card={card} isFirst={n === 0} />
            ))}
          </ul>
          {gallery.hasNextPage && <ShowMore gallery={gallery} />}
        </>
      )}
    </>
  )
}

function ShowMore({ gallery }: { gallery: ReturnType<typeof useGallery> }) {
  const t = useMessages(fineArt)
  return (
    <div className="pb-20 text-center">
      {gallery.isFetchNextPageError && (
        <p role="alert" className="mb-4 text-lamp">
          {getErrorMessage(gallery.error, t('gallery.moreFailed'))}
        </p>
      )}
      <Button
        variant="quiet"
        size="large"
        onClick={() => void gallery.fetchNextPage()}
        busy={gallery.isFetchingNextPage}
        busyLabel={t('gallery.moreBusy')}
      >
        {t('gallery.more')}
      </Button>
    </div>
  )
}

function GalleryItem({ card, isFirst }: { card: ArtCard; isFirst: boolean }) {
  const t = useMessages(fineArt)
  const soldOut = card.scarcitySold >= card.scarcityCount
  return (
    // Subgrid: pictures in a row share a bottom edge whatever their shape, and their labels share a height.
    <li className="row-span-2 grid min-w-0 grid-rows-subgrid items-end gap-y-7 pb-16 sm:pb-20 lg:pb-24">
      <ArtFrame card={card} sizes={GALLERY_SIZES} isPriority={isFirst} isDimmed={soldOut} />
      <PaperCard className="mx-auto flex min-h-58 w-full max-w-[21rem] flex-col self-stretch p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <RarityBadge rarity={card.rarity} surface="paper" />
          {soldOut && (
            <span className="poster -rotate-2 bg-vermilion px-2.5 py-1 text-base leading-none text-paper uppercase">
              {t('soldOut')}
            </span>
          )}
        </div>
        <h2 className="poster mt-3 text-[1.75rem] leading-[1.05]">{card.title}</h2>
        <p className="mt-1 text-sm text-ink-2">
          <Link
            to={paths.artist.href(card.artistId)}
            className="underline-offset-4 hover:underline focus-visible:outline-ink"
          >
            {card.artist}
          </Link>
        </p>
        <p className="mt-2.5 line-clamp-3 text-sm text-ink-2">{card.description || t('noDescription')}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <div className="leading-snug">
            <p className="code text-xs text-ink-2">
              <span className="sr-only">{t('edition')}: </span>
              {t('sold', { sold: formatCount(card.scarcitySold), of: formatCount(card.scarcityCount) })}
            </p>
            <Money cents={Math.round(card.price * 100)} className="poster text-poster-s leading-tight tabular-nums" />
          </div>
          <Link
            to={paths.fineArtCard.href(card.id)}
            className="inline-flex min-h-11 items-center rounded-md border border-ink/55 px-4 text-sm font-semibold transition-colors hover:bg-ink hover:text-paper focus-visible:outline-ink"
          >
            {t('details')}
            <span className="sr-only"> {t('detailsOf', { title: card.title })}</span>
          </Link>
        </div>
      </PaperCard>
    </li>
  )
}

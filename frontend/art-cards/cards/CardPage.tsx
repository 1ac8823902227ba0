import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { type ArtCardDetail, getCard } from '#contract/art-cards/cards'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { ShareButton } from '#frontend/ui/controls/ShareButton.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { ArtFrame } from '#frontend/art-cards/ArtFrame.tsx'
import { GalleryNav } from '#frontend/art-cards/GalleryNav.tsx'
import { ProtectionBox } from './ProtectionBox.tsx'
import { PurchasePanel } from '#frontend/art-cards/copies/PurchasePanel.tsx'
import { RarityBadge } from '#frontend/art-cards/RarityBadge.tsx'
import { EditionProofLink } from '#frontend/edition-log/EditionProofLink.tsx'
import type { Translate } from '#text/messages/catalog'
import { formatCount } from '#frontend/lib/format-number.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** Availability changes while other buyers are paying. */
const REFRESH_SECONDS = 15

export function CardPage() {
  const t = useMessages(fineArt)
  const { id = '' } = useParams()
  const card = useApiQuery(getCard, { params: { id }, everySeconds: REFRESH_SECONDS })
  if (card.data) return <CardDetails key={id} card={card.data} />
  return (
    <>
      <GalleryNav />
      {card.isPending ? (
        <CardSkeleton />
      ) : card.error instanceof ApiError && card.error.status === 404 ? (
        <CardNotFound />
      ) : (
        <ErrorState
          title={t('card.failed')}
          message={getErrorMessage(card.error, t('reach'))}
          onRetry={() => void card.refetch()}
          busy={card.isFetching}
          isPageTitle
          className="mt-10"
        />
      )}
    </>
  )
}

const CARD_GRID =
  'grid items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 pt-6 pb-16 sm:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

function CardDetails({ card }: { card: ArtCardDetail }) {
  const t = useMessages(fineArt)
  usePageTitle(t('by', { title: card.title, artist: card.artist }))
  const { remainingCopies, heldCopies } = card.scarcityInfo
  const soldOut = remainingCopies <= 0
  return (
    <>
      <GalleryNav />
      <div className={CARD_GRID}>
        <div className="mx-auto w-full max-w-[min(40rem,calc(86dvh*0.8))] min-w-0 lg:sticky lg:top-6">
          <ArtFrame card={card} sizes="(min-width: 64rem) 40rem, 92vw" isPriority isDimmed={soldOut} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <RarityBadge rarity={card.rarity} />
            {soldOut && (
              <span className="poster -rotate-2 bg-vermilion px-2.5 py-1 text-base leading-none text-paper uppercase">
                {t('soldOut')}
              </span>
            )}
          </div>
          <h1 className="poster mt-4 text-poster-l">{card.title}</h1>
          <p className="mt-3 text-lg text-bone-2">
            <RichText
              text={t('card.by', { artist: card.artist })}
              tags={{ link: <Link to={paths.artist.href(card.artistId)} className="link" /> }}
            />
          </p>
          <p className="mt-6 max-w-measure whitespace-pre-line">{card.description || t('noDescription')}</p>

          <div className="mt-8 border-t border-wall-3 pt-6">
            <p className="poster text-poster-m leading-none">
              <Money cents={Math.round(card.price * 100)} />
            </p>
            <EditionMeter sold={card.scarcitySold} of={card.scarcityCount} className="mt-5" />
            <p className="mt-1 text-sm text-bone-3">{formatRemaining(remainingCopies, heldCopies, t)}</p>
          </div>
          <PurchasePanel card={card} />
          <EditionProofLink editionId={card.id} className="mt-6" />

          <dl className="mt-10 border-t border-wall-3 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-wall-3 [&>div]:py-3 [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:shrink-0 [&_dt]:text-bone-2">
            <Fact name={t('edition')}>
              {t('sold', { sold: formatCount(card.scarcitySold), of: formatCount(card.scarcityCount) })}
            </Fact>
            {card.medium && <Fact name={t('card.medium')}>{card.medium}</Fact>}
            {card.dimensions && <Fact name={t('card.dimensions')}>{card.dimensions}</Fact>}
            {card.yearCreated !== null && <Fact name={t('card.year')}>{card.yearCreated}</Fact>}
          </dl>
          <ProtectionBox cardId={card.id} />
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <ShareButton title={t('by', { title: card.title, artist: card.artist })} />
            <Button variant="plain" asChild className="min-h-11">
              <Link to={paths.fineArtGallery.href}>
                <ArrowLeft aria-hidden="true" />
                {t('card.back')}
              </Link>
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function formatRemaining(remaining: number, held: number, t: Translate<(typeof fineArt)['messages']>): string {
  if (remaining <= 0) return t('card.allSold')
  if (held === 0) return t('card.remaining', { count: remaining })
  if (held >= remaining) return t('card.remainingAllHeld', { count: remaining })
  return t('card.remainingHeld', { count: remaining, held })
}

function CardSkeleton() {
  const t = useMessages(fineArt)
  return (
    <div role="status" className={CARD_GRID}>
      <h1 className="sr-only">{t('card.loading')}</h1>
      <div className="mx-auto w-full max-w-[min(40rem,calc(86dvh*0.8))] pt-7">
        <Skeleton className="aspect-[4/5] w-full" />
      </div>
      <div>
        <Skeleton className="h-7 w-28" />
        <Skeleton className="mt-5 h-20 w-4/5" />
        <Skeleton className="mt-6 h-5 w-full" />
        <Skeleton className="mt-2 h-5 w-3/5" />
        <Skeleton className="mt-10 h-14 w-40" />
        <Skeleton className="mt-8 h-14 w-full" />
      </div>
    </div>
  )
}

function CardNotFound() {
  const t = useMessages(fineArt)
  usePageTitle(t('card.notFound'))
  return (
    <>
      <h1 className="sr-only">{t('card.notFound')}</h1>
      <EmptyState
        className="mt-10"
        title={t('card.notFound')}
        message={t('card.notFoundText')}
        action={
          <Button asChild>
            <Link to={paths.fineArtGallery.href}>{t('card.back')}</Link>
          </Button>
        }
      />
    </>
  )
}

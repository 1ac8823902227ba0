import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type ArtistCard, listArtistCards } from '#contract/art-cards/cards'
import type { ArtistData } from '#contract/artists'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { PublishCardForm } from './PublishCardForm.tsx'
import { RarityBadge } from '#frontend/art-cards/RarityBadge.tsx'
import { artCardWorkshop } from '#text/messages/catalogs/art-card-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const REFRESH_SECONDS = 3

/** Workshop panel: the artist's art cards and the form that publishes another. */
export function ArtCardsPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(artCardWorkshop)
  const [isPolling, setIsPolling] = useState(false)
  const [isFormOpen, setIsFormOpen] = useState(false)
  const cards = useApiQuery(listArtistCards, isPolling ? { everySeconds: REFRESH_SECONDS } : {})
  const isPreparing = cards.data?.some((card) => card.state === 'preparing') ?? false
  if (isPreparing !== isPolling) setIsPolling(isPreparing)
  const evaluating = artist.accountType === 'test'
  return (
    <Section
      id="art-cards"
      title={t('title')}
      intro={t('intro')}
      action={
        <Link to={paths.fineArtGallery.href} className="link inline-flex min-h-11 items-center">
          {t('gallery')}
        </Link>
      }
    >
      {cards.isError ? (
        <ErrorState
          title={t('failed')}
          message={getErrorMessage(cards.error, t('failedText'))}
          onRetry={() => void cards.refetch()}
          busy={cards.isFetching}
        />
      ) : cards.isPending ? (
        <Skeleton className="h-24" />
      ) : (
        cards.data.length > 0 && (
          <ul className="mb-8 border-b border-wall-3">
            {cards.data.map((card) => (
              <CardRow key={card.id} card={card} />
            ))}
          </ul>
        )
      )}
      {evaluating ? (
        <p className="text-bone-2">{t('evaluating')}</p>
      ) : isFormOpen ? (
        <PublishCardForm artist={artist} onClose={() => setIsFormOpen(false)} />
      ) : (
        <Button onClick={() => setIsFormOpen(true)}>{t('publishCard')}</Button>
      )}
    </Section>
  )
}

function CardRow({ card }: { card: ArtistCard }) {
  const t = useMessages(artCardWorkshop)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-wall-3 py-4 md:grid-cols-[4.5rem_minmax(0,5fr)_minmax(0,4fr)_auto]">
      {card.artworkImageUrl ? (
        <img
          src={`${card.artworkImageUrl}?width=144`}
          alt=""
          loading="lazy"
          className="aspect-[4/5] w-full rounded-sm bg-wall-2 object-cover"
        />
      ) : (
        <Skeleton className="aspect-[4/5] w-full" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          {card.state === 'published' ? (
            <Link to={paths.fineArtCard.href(card.id)} className="link">
              {card.title}
            </Link>
          ) : (
            card.title
          )}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-bone-2">
          <RarityBadge rarity={card.rarity} />
          {formatCents(Math.round(card.price * 100))}
        </p>
        {card.state === 'preparing' && (
          <p role="status" className="mt-1.5 text-sm text-brass-light">
            {t('preparing')}
          </p>
        )}
        {card.state === 'taken-down' && <p className="mt-1.5 text-sm text-lamp">{t('takenDown')}</p>}
        {card.state === 'unreadable' && <p className="mt-1.5 text-sm text-lamp">{t('unreadable')}</p>}
      </div>
      <div className="col-start-2 md:col-start-3">
        <EditionMeter sold={card.sold} of={card.copies} />
        {card.held > 0 && <p className="text-sm text-bone-3">{t('paying', { count: card.held })}</p>}
      </div>
      <p className="col-start-2 text-right font-semibold tabular-nums max-md:text-left md:col-start-4">
        {formatCents(Math.round(card.revenue * 100))}
        <span className="block text-sm font-normal text-bone-3">{t('cameIn')}</span>
      </p>
    </li>
  )
}

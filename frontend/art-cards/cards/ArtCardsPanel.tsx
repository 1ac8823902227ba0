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

const REFRESH_SECONDS = 3

/** Workshop panel: the artist's art cards and the form that publishes another. */
export function ArtCardsPanel({ artist }: { artist: ArtistData }) {
  const [isPolling, setIsPolling] = useState(false)
  const [isFormOpen, setIsFormOpen] = useState(false)
  const cards = useApiQuery(listArtistCards, isPolling ? { everySeconds: REFRESH_SECONDS } : {})
  const isPreparing = cards.data?.some((card) => card.state === 'preparing') ?? false
  if (isPreparing !== isPolling) setIsPolling(isPreparing)
  const evaluating = artist.accountType === 'test'
  return (
    <Section
      id="art-cards"
      title="Art cards"
      intro="Pictures in a numbered edition, sold in the gallery. Collectors pay straight into your PayPal account."
      action={
        <Link to={paths.fineArtGallery.href} className="link inline-flex min-h-11 items-center">
          See the gallery
        </Link>
      }
    >
      {cards.isError ? (
        <ErrorState
          title="Your art cards could not be fetched"
          message={getErrorMessage(cards.error, 'Please check your connection.')}
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
        <p className="text-bone-2">
          Publishing needs a production G-Key. With this one you can look around the gallery.
        </p>
      ) : isFormOpen ? (
        <PublishCardForm artist={artist} onClose={() => setIsFormOpen(false)} />
      ) : (
        <Button onClick={() => setIsFormOpen(true)}>Publish an art card</Button>
      )}
    </Section>
  )
}

function CardRow({ card }: { card: ArtistCard }) {
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
            Its pictures are being drawn. It hangs in a moment.
          </p>
        )}
        {card.state === 'taken-down' && (
          <p className="mt-1.5 text-sm text-lamp">
            Taken out of the gallery by our staff; the reason is in your mail. What collectors own stays theirs.
          </p>
        )}
        {card.state === 'unreadable' && (
          <p className="mt-1.5 text-sm text-lamp">
            This picture could not be opened. Please publish it again as PNG or JPEG.
          </p>
        )}
      </div>
      <div className="col-start-2 md:col-start-3">
        <EditionMeter sold={card.sold} of={card.copies} />
        {card.held > 0 && <p className="text-sm text-bone-3">{card.held} being paid for right now</p>}
      </div>
      <p className="col-start-2 text-right font-semibold tabular-nums max-md:text-left md:col-start-4">
        {formatCents(Math.round(card.revenue * 100))}
        <span className="block text-sm font-normal text-bone-3">came in</span>
      </p>
    </li>
  )
}

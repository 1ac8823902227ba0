import { Link } from 'react-router-dom'
import { listCards } from '#contract/art-cards/cards'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Money } from '#frontend/ui/display/Money.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const CARDS = 8

/** The artist's newest art cards; nothing for an artist without any. They come last, so that they shift nothing. */
export function ArtistCards({ artistId }: { artistId: string }) {
  const t = useMessages(music)
  const cards = useApiQuery(listCards, { query: { artistId, limit: CARDS } })
  if (!cards.data?.length) return null
  return (
    <Section
      title={t('artist.cards')}
      action={
        <Link to={paths.fineArtGallery.href} className="link inline-flex min-h-11 items-center">
          {t('artist.gallery')}
        </Link>
      }
    >
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        {cards.data.map((card) => (
          <li key={card.id} className="group relative min-w-0">
            <img
              src={`${card.artworkImageUrl}?width=400`}
              alt=""
              width={400}
              height={400}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-sm border border-wall-4 bg-wall-2 object-contain p-3"
            />
            <Link
              to={paths.fineArtCard.href(card.id)}
              className="mt-3 line-clamp-2 min-h-6 leading-snug font-semibold -outline-offset-2 group-hover:text-brass-light after:absolute after:inset-0"
            >
              {card.title}
            </Link>
            <Money cents={Math.round(card.price * 100)} className="text-sm text-bone-2" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

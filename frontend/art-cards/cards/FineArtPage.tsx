import { Eye, Fingerprint, Stamp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type ArtCard, listCards } from '#contract/art-cards/cards'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { ArtFrame } from '#frontend/art-cards/ArtFrame.tsx'
import { GalleryNav } from '#frontend/art-cards/GalleryNav.tsx'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const STEPS = [
  { title: 'steps.browse', text: 'steps.browseText' },
  { title: 'steps.buy', text: 'steps.buyText' },
  { title: 'steps.own', text: 'steps.ownText' },
  { title: 'steps.play', text: 'steps.playText' },
] as const

const PROTECTIONS = [
  { Icon: Stamp, title: 'protection.code', text: 'protection.codeText' },
  { Icon: Eye, title: 'protection.public', text: 'protection.publicText' },
  { Icon: Fingerprint, title: 'protection.owner', text: 'protection.ownerText' },
] as const

export function FineArtPage() {
  const t = useMessages(fineArt)
  const cards = useApiQuery(listCards)
  const featured = getFeaturedCards(cards.data ?? [])
  return (
    <>
      <GalleryNav />
      <PageHeader
        title={t('title')}
        tabTitle={t('tabTitle')}
        size="poster"
        className="[&_h1]:max-w-[5.2em]"
        lead={t('lead')}
        actions={
          <>
            <Button size="large" asChild>
              <Link to={paths.fineArtGallery.href}>{t('enterGallery')}</Link>
            </Button>
            <Button size="large" variant="quiet" asChild>
              <Link to={paths.fineArtRegister.href}>{t('register')}</Link>
            </Button>
          </>
        }
        aside={<FeaturedCards cards={featured} pending={cards.isPending} />}
      />
      <Section title={t('steps.title')}>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, n) => (
            <li key={step.title} className="border-t-2 border-brass/70 pt-5">
              <p aria-hidden="true" className="poster text-poster-m leading-none text-brass">
                {n + 1}
              </p>
              <h3 className="mt-4 text-xl font-semibold">{t(step.title)}</h3>
              <p className="mt-2 text-bone-2">{t(step.text)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title={t('protection.title')}
        layout="split"
        intro={t('protection.intro')}
        action={
          <Link to={paths.fineArtVerify.href} className="link inline-flex min-h-11 items-center">
            {t('protection.check')}
          </Link>
        }
      >
        <ul className="grid gap-px overflow-hidden rounded-lg border border-wall-3 bg-wall-3">
          {PROTECTIONS.map(({ Icon, title, text }) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 bg-wall-1 p-6 sm:gap-x-7 sm:p-8">
              <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-8 text-brass" />
              <div>
                <h3 className="text-xl font-semibold">{t(title)}</h3>
                <p className="mt-1.5 max-w-measure text-bone-2">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

/** Up to two cards that are still for sale, rarest first. */
function getFeaturedCards(cards: ArtCard[]): ArtCard[] {
  const order = ['masterpiece', 'legendary', 'rare', 'uncommon', 'common']
  return cards
    .filter((card) => card.scarcitySold < card.scarcityCount)
    .toSorted((one, other) => order.indexOf(one.rarity) - order.indexOf(other.rarity))
    .slice(0, 2)
}

/** Two featured pictures. Skeletons reserve their space while they load. */
function FeaturedCards({ cards, pending }: { cards: ArtCard[]; pending: boolean }) {
  const [large, small] = cards
  if (pending) {
    return (
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-end gap-[6%] pt-7" aria-hidden="true">
        <Skeleton className="aspect-[4/5]" />
        <Skeleton className="mb-[12%] aspect-[4/5]" />
      </div>
    )
  }
  if (!large) return null
  return (
    <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-end gap-[6%]">
      <FeaturedCard card={large} sizes="(min-width: 64rem) 24rem, 55vw" />
      {small && <FeaturedCard card={small} sizes="(min-width: 64rem) 17rem, 40vw" className="mb-[12%]" />}
    </div>
  )
}

function FeaturedCard({ card, sizes, className = '' }: { card: ArtCard; sizes: string; className?: string }) {
  return (
    <Link to={paths.fineArtCard.href(card.id)} className={`block ${className}`}>
      <ArtFrame card={card} sizes={sizes} isPriority />
    </Link>
  )
}

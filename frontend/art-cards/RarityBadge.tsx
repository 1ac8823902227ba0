import type { ArtCard } from '#contract/art-cards/cards'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Rarity = ArtCard['rarity']

/** Filled pips, one to five. */
const RARITY_RANKS: Record<Rarity, number> = { common: 1, uncommon: 2, rare: 3, legendary: 4, masterpiece: 5 }

const DARK_CLASSES: Record<Rarity, string> = {
  common: 'border-wall-4 bg-wall-deep/90 text-bone-2',
  uncommon: 'border-go/60 bg-[#06170d]/90 text-go-light',
  rare: 'border-brass/70 bg-[#191104]/90 text-brass-light',
  legendary: 'border-lamp/70 bg-[#230b06]/90 text-lamp',
  masterpiece: 'border-brass bg-brass text-brass-ink',
}

const PAPER_CLASSES: Record<Rarity, string> = {
  common: 'border-ink/35 text-ink-2',
  uncommon: 'border-go-deep text-go-deep',
  rare: 'border-[#7a4f0f] text-[#6a430a]',
  legendary: 'border-vermilion text-vermilion',
  masterpiece: 'border-ink bg-ink text-[#f7d898]',
}

/** The keys of the rarities' names in the catalog of fine art. */
export const RARITY_NAMES = {
  common: 'rarity.common',
  uncommon: 'rarity.uncommon',
  rare: 'rarity.rare',
  legendary: 'rarity.legendary',
  masterpiece: 'rarity.masterpiece',
} as const satisfies Record<Rarity, string>

/** The rarity's name and its rank as pips. */
export function RarityBadge({ rarity, surface = 'wall' }: { rarity: Rarity; surface?: 'wall' | 'paper' }) {
  const t = useMessages(fineArt)
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${
        surface === 'paper' ? PAPER_CLASSES[rarity] : DARK_CLASSES[rarity]
      }`}
    >
      <span aria-hidden="true" className="flex gap-[3px]">
        {Array.from({ length: 5 }, (_, n) => (
          <span key={n} className={`size-1.5 rotate-45 bg-current ${n < RARITY_RANKS[rarity] ? '' : 'opacity-25'}`} />
        ))}
      </span>
      {t(RARITY_NAMES[rarity])}
    </span>
  )
}

import { OBFUSCATION, type ObfuscationLevel } from '#contract/art-cards/images'
import { formatCount } from '#frontend/lib/format-number.ts'
import type { Translate } from '#text/messages/catalog'
import type { fineArt } from '#text/messages/catalogs/fine-art/en'

/** The keys of the levels' names in the catalog of fine art. */
export const OBFUSCATION_NAMES = {
  standard: 'card.standard',
  enhanced: 'card.enhanced',
  maximum: 'card.maximum',
} as const satisfies Record<ObfuscationLevel, string>

export function formatObfuscation(level: ObfuscationLevel, t: Translate<(typeof fineArt)['messages']>): string {
  const { longestSide, mark } = OBFUSCATION[level]
  const pixels = formatCount(longestSide)
  return mark === 'corner' ? t('card.publicCorner', { pixels }) : t('card.publicAcross', { pixels })
}

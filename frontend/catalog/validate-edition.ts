import { COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS, PRICE_MIN_CENTS } from '#contract/catalog/editions'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import type { Translate } from '#text/messages/catalog'
import type { editions } from '#text/messages/catalogs/editions/en'

type EditionTranslate = Translate<(typeof editions)['messages']>

/** The error for a price, or undefined when it is within the limits. */
export function validatePrice(cents: number | undefined, t: EditionTranslate): string | undefined {
  if (cents !== undefined && cents >= PRICE_MIN_CENTS && cents <= PRICE_MAX_CENTS) return undefined
  return t('range', { min: formatCents(PRICE_MIN_CENTS), max: formatCents(PRICE_MAX_CENTS) })
}

/** The error for a typed number of copies, or undefined when it is valid. */
export function validateCopies(
  typed: string,
  t: EditionTranslate,
  least = COPIES_MIN,
  most = COPIES_MAX,
): string | undefined {
  const copies = Number(typed)
  if (/^\d+$/.test(typed.trim()) && copies >= least && copies <= most) return undefined
  return least === most
    ? t('stays', { count: formatCount(most) })
    : t('wholeRange', { min: formatCount(least), max: formatCount(most) })
}

import { COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS, PRICE_MIN_CENTS } from '#contract/catalog/editions'
import { formatCents } from '#frontend/lib/format-money.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

/** The error for a price, or undefined when it is within the limits. */
export function validatePrice(cents: number | undefined): string | undefined {
  if (cents !== undefined && cents >= PRICE_MIN_CENTS && cents <= PRICE_MAX_CENTS) return undefined
  return `From ${formatCents(PRICE_MIN_CENTS)} to ${formatCents(PRICE_MAX_CENTS)}.`
}

/** The error for a typed number of copies, or undefined when it is valid. */
export function validateCopies(typed: string, least = COPIES_MIN, most = COPIES_MAX): string | undefined {
  const copies = Number(typed)
  if (/^\d+$/.test(typed.trim()) && copies >= least && copies <= most) return undefined
  return least === most
    ? `It stays at ${formatCount(most)}: every copy has its Keymail.`
    : `A whole number from ${formatCount(least)} to ${formatCount(most)}.`
}

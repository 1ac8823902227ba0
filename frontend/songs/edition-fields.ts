import { COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS, PRICE_MIN_CENTS } from '#contract/songs'
import { formatMoney } from '#ui/Money'

/** What is wrong with a price that was typed; undefined when an edition may have it. */
export function priceProblem(cents: number | undefined): string | undefined {
  if (cents !== undefined && cents >= PRICE_MIN_CENTS && cents <= PRICE_MAX_CENTS) return undefined
  return `From ${formatMoney(PRICE_MIN_CENTS)} to ${formatMoney(PRICE_MAX_CENTS)}.`
}

/** What is wrong with a number of copies that was typed. */
export function copiesProblem(typed: string, least = COPIES_MIN, most = COPIES_MAX): string | undefined {
  const copies = Number(typed)
  if (/^\d+$/.test(typed.trim()) && copies >= least && copies <= most) return undefined
  return least === most
    ? `It stays at ${most.toLocaleString('en-US')}: every copy has its Keymail.`
    : `A whole number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`
}

import { Refusal } from '#platform/refusal'
import { COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS, PRICE_MIN_CENTS, refusals } from './contract.ts'

/** Refuses a price in cents that no edition may have. */
export function refusePrice(cents: number): void {
  if (cents < PRICE_MIN_CENTS) throw new Refusal(refusals['price-too-low'])
  if (cents > PRICE_MAX_CENTS) throw new Refusal(refusals['price-too-high'])
}

/** Refuses a number of copies that no edition may have. */
export function refuseCopies(copies: number): void {
  if (!(Number.isInteger(copies) && copies >= COPIES_MIN && copies <= COPIES_MAX)) {
    throw new Refusal(refusals['copies-out-of-range'])
  }
}

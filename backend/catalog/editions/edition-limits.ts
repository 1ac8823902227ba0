import { ApiError } from '#http/api-error'
import { COPIES_MAX, COPIES_MIN, PRICE_MAX_CENTS, PRICE_MIN_CENTS } from './contract.ts'
import { errors } from '#contract/uploads'

/** Throws 422 if an edition may not have this price, in cents. */
export function assertEditionPrice(cents: number): void {
  if (cents < PRICE_MIN_CENTS) throw new ApiError(errors['price-too-low'])
  if (cents > PRICE_MAX_CENTS) throw new ApiError(errors['price-too-high'])
}

/** Throws 422 if an edition may not have this number of copies. */
export function assertEditionCopies(copies: number): void {
  if (!(Number.isInteger(copies) && copies >= COPIES_MIN && copies <= COPIES_MAX)) {
    throw new ApiError(errors['copies-out-of-range'])
  }
}
